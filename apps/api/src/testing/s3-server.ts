import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '../files/s3-file-store.ts';
import { inheritedEnvironment } from './server-process.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';

const program = fileURLToPath(new URL('./s3-server-process.ts', import.meta.url));

const BUCKET = 'uplift-files';

/** The only access key that the server accepts. */
const KEY = 'S3RVER';

export interface S3Server {
  port: number;
  /** Settings to access its bucket. */
  settings: S3Settings & { kind: 's3' };
  /** The same settings as environment variables. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** Starts an S3-compatible server with an empty bucket. It verifies signatures. */
export async function startS3Server(): Promise<S3Server> {
  const { path, remove } = await createTemporaryDirectory();
  // It encrypts list tokens with DES, which needs the legacy provider.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, path, BUCKET], {
    env: inheritedEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const port = Number(/listening on (\d+)/.exec(String(line))?.[1]);
  if (!port) throw new Error('The server of S3 did not start.');
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    port,
    settings: {
      kind: 's3',
      bucket: BUCKET,
      prefix: 'sites/one/',
      region: 'us-east-1',
      endpoint,
      pathStyle: true,
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    },
    environment: {
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_PREFIX: 'sites/one',
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_ACCESS_KEY_ID: KEY,
      FILES_S3_SECRET_ACCESS_KEY: KEY,
    },
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await remove();
    },
  };
}
