import { compareWithBare } from './compare-with-bare.ts';

const origin = process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000';
for (const path of ['/api/tech-assets', '/api/case-studies', '/api/assets'])
  await compareWithBare(origin, path);
