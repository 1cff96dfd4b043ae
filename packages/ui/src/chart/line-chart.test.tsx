import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../foundations/locale/index.ts';
import { LineChart } from './index.ts';

it('is drawn in its initial width on a server', () => {
  const html = renderToStaticMarkup(
    <LineChart
      title="Hours"
      categories={['May', 'June']}
      series={[{ name: 'Hours', values: [3, 5] }]}
      initialWidth={460}
      height={200}
    />,
  );
  expect(html).toContain('viewBox="0 0 460 200"');
});

it("writes numbers in its own locale, otherwise with the provider's options", () => {
  const chart = { title: 'Value', categories: ['May'], series: [{ name: 'Value', values: [1_234] }] };
  const html = renderToStaticMarkup(
    <LocaleProvider language="ar-EG" numberOptions={{ numberingSystem: 'latn', useGrouping: false }}>
      <LineChart {...chart} />
      <LineChart {...chart} locale="de-DE" />
    </LocaleProvider>,
  );
  const [provided, own] = html.match(/(?<=<td[^>]*>)[^<]+/g) ?? [];
  expect([provided, own]).toEqual(['1234', '1.234']);
});
