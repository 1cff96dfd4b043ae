import { compareWithBare } from './compare-with-bare.ts';

await compareWithBare(process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000', '/');
