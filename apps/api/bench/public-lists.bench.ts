import { compareWithBare } from './compare-with-bare.ts';

/*
 * The public lists, whole and answered 304, beside a bare Fastify route that sends the same bytes.
 */

const origin = process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000';
for (const path of ['/api/tech-assets', '/api/case-studies', '/api/assets'])
  await compareWithBare(origin, path);
