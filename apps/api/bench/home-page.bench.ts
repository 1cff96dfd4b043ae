import { goalOf } from '../../../scripts/figures/figures.ts';
import { reportFigure } from '../../../scripts/figures/report-figure.ts';
import { compareWithBare } from './compare-with-bare.ts';

/*
 * The HTML of the home page, kept and rendered anew, beside a bare Fastify route that sends the same bytes.
 */

/** A query string that no page reads, so that nothing is kept for it: every request renders. */
const path = '/?rendered=anew';

const ratio = await compareWithBare(process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000', '/', {
  goal: goalOf('kept-page'),
  name: 'this server, kept page',
  alongside: [{ name: 'this server, rendered', path }],
});
reportFigure('kept-page', ratio);
