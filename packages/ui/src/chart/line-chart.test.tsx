import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
