import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from './command.ts';
import { findFreePort } from './free-port.ts';

/** How the server is started, from the folder of the repository. */
export const serverParameters: readonly string[] = ['--conditions=@uplift/source', 'apps/api/src/main.ts'];

/** What a developer may have set for their own server. Empty counts as unset, also against a `.env` file. */
const unset = Object.fromEntries(
  [
    'HOST',
    'SITE_URL',
    'DATABASE_URL',
    'TRUST_PROXY',
    'SERVICES',
    'ADMIN_ORIGIN',
    'TECH_ASSETS_ORIGIN',
    'CORS_ORIGINS',
    'SMTP_URL',
    'MAIL_FROM',
    'SECRET_KEY',
    'WEB_DIST',
    'NODE_ENV',
  ].map((name) => [name, '']),
);

export interface ServerPlace {
  port: number;
  dataDirectory: string;
  /** Password of the demo accounts. */
  demoPassword: string;
}

/** The variables of a server that serves the built site to tests: seeded, quiet, and deaf to the developer's own. */
export function serverVariables({ port, dataDirectory, demoPassword }: ServerPlace): Record<string, string> {
  return {
    ...unset,
    PORT: String(port),
    DATA_DIR: dataDirectory,
    SEED: 'demo',
    DEMO_PASSWORD: demoPassword,
    LOG_LEVEL: 'warn',
  };
}

export interface ProductionServer {
  /** Its address, without a trailing slash. */
  url: string;
  /** Ends it, and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the site as production does, on a free port and with a demo company of its own. */
export async function startProductionServer(): Promise<ProductionServer> {
  const port = await findFreePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'uplift-site-'));
  const child = spawn(process.execPath, serverParameters, {
    cwd: root,
    env: {
      ...environment,
      ...serverVariables({ port, dataDirectory, demoPassword: 'a password nobody uses' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  let written = '';
  const ready = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      written += chunk.toString();
      const address = /ready at (\S+)/.exec(written)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`The site does not start:\n${written}`)));
  });
  try {
    return { url: await ready, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
