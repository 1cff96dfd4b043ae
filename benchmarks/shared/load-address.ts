import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { errorCode } from '../../apps/api/src/error-code.ts';

const run = promisify(execFile);

const HOW_TO_GET =
  'Load is made by wrk: on Debian, apt-get install wrk; elsewhere see https://github.com/wg/wrk.';

const script = fileURLToPath(new URL('report-load.lua', import.meta.url));

interface Reported {
  requests: number;
  microseconds: number;
  p95: number;
  failed: number;
}

export interface LoadOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  /** Requests per second. */
  rate: number;
  /** 95th percentile of the response time in milliseconds. */
  p95: number;
}

/**
 * Loads a URL repeatedly over several connections. The load generator is written in C: one in Node needs as
 * much CPU as the server, and reports its own rate instead of the server's for large responses.
 *
 * @throws Error if wrk is missing or a request failed
 */
export async function loadAddress({ url, headers, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const parameters = [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    // wrk's default limit of two seconds is close to the time that fifty simultaneously rendered pages take.
    '--timeout=10s',
    `--script=${script}`,
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ];
  const { stdout } = await run('wrk', parameters).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new Error(HOW_TO_GET) : error;
  });
  const { requests, microseconds, p95, failed }: Reported = JSON.parse(
    stdout.trim().split('\n').at(-1) ?? '',
  );
  if (failed > 0) throw new Error(`${url} failed ${failed} times under load.`);
  return { rate: (requests / microseconds) * 1e6, p95: p95 / 1_000 };
}
