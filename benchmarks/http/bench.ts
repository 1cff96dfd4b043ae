import { parseArgs } from 'node:util';
import { compareWithBare } from '../shared/compare-with-bare.ts';
import { withSite } from '../shared/site.ts';
import { table } from '../shared/table.ts';

/*
 * The home page, cached and rendered, and the public lists, each compared with a bare Fastify route that
 * sends the same bytes. Also checks that a conditional request returns 304.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
});
const load = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  warmUp: Number(values.seconds),
};

async function statusOfConditionalRequest(url: string): Promise<number> {
  const first = await fetch(url);
  await first.arrayBuffer();
  const second = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  await second.arrayBuffer();
  return second.status;
}

await withSite(async ({ url }) => {
  const rows: string[][] = [];
  for (const path of ['/', '/api/tech-assets', '/api/case-studies', '/api/assets']) {
    const [bare, ...ours] = await compareWithBare(
      [
        { name: path, url: url + path },
        // No page reads this parameter, so every request renders.
        ...(path === '/' ? [{ name: '/, rendered', url: `${url}/?rendered=each-time` }] : []),
      ],
      load,
    );
    for (const { name, url: address, rate, ratio, p95 } of ours) {
      rows.push([
        name,
        rate.toFixed(0),
        bare?.rate.toFixed(0) ?? '',
        ratio.toFixed(2),
        p95.toFixed(1),
        String(await statusOfConditionalRequest(address)),
      ]);
    }
  }
  process.stdout.write(
    table(['', 'requests a second', 'bare route', 'of bare', 'p95 ms', 'conditional request'], rows),
  );
});
