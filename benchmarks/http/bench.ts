import { goalOf } from '../../../scripts/figures/figures.ts';
import { reportFigure } from '../../../scripts/figures/report-figure.ts';
import { compareWithBare } from './compare-with-bare.ts';

/*
 * The public lists beside a bare Fastify route that sends the same bytes, and whether whoever has one is told so.
 */

/** Whether nothing is sent to whoever has the same already. */
async function knowsWhatIsKnown(url: string): Promise<boolean> {
  const first = await fetch(url);
  await first.arrayBuffer();
  const second = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  await second.arrayBuffer();
  return second.status === 304;
}

const origin = process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000';
let without304 = 0;
for (const path of ['/api/tech-assets', '/api/case-studies', '/api/assets']) {
  reportFigure('public-lists', await compareWithBare(origin, path, { goal: goalOf('public-lists') }));
  const answers304 = await knowsWhatIsKnown(origin + path);
  if (!answers304) without304 += 1;
  process.stdout.write(`  conditional request${' '.repeat(6)} ${answers304 ? '304' : 'answered whole'}\n`);
}
reportFigure('lists-without-304', without304);
