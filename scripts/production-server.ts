import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { startProcess } from './running-process.ts';

/** Node parameters that start the server from the root of the repository. */
export const serverParameters: readonly string[] = ['--conditions=@uplift/source', 'apps/api/src/main.ts'];

/** Variables from a developer's own server. An empty value counts as unset and overrides a `.env` file. */
const unset = Object.fromEntries(
  [
    'HOST',
    'SITE_URL',
    'DATABASE_URL',
    'TRUST_PROXY',
    'SHUTDOWN_DELAY_MS',
    'METRICS_PORT',
    'SERVICES',
    'ADMIN_ORIGIN',
    'TECH_ASSETS_ORIGIN',
    'CORS_ORIGINS',
    'EMBED_ORIGINS',
    'WEBHOOK_ALLOWED_TARGETS',
    'SMTP_URL',
    'MAIL_FROM',
    'SECRET_KEY',
    'NOTIFICATION_DELAY',
    'FORM_MIN_SECONDS',
    'WEB_DIST',
    'STORYBOOK_DIST',
    'NODE_ENV',
  ].map((name) => [name, '']),
);

export interface ServerPlace {
  port: number;
  dataDirectory: string;
  /** Password of the demo accounts. */
  demoPassword: string;
}

/**
 * Environment of a server that serves the built site to tests: seeded, quiet, and independent of the
 * developer's own settings.
 */
export function serverVariables({ port, dataDirectory, demoPassword }: ServerPlace): Record<string, string> {
  return {
    ...unset,
    PORT: String(port),
    DATA_DIR: dataDirectory,
    SEED: 'demo',
    DEMO_PASSWORD: demoPassword,
    LOG_LEVEL: 'warn',
    // Tests count days in UTC.
    OFFICE_TIME_ZONE: 'UTC',
  };
}

export interface ProductionServer {
  /** URL without a trailing slash. */
  url: string;
  /** Password of the demo accounts. */
  demoPassword: string;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the site in production mode on a free port with its own demo company, on PGlite by default. */
export async function startProductionServer({ databaseUrl = '' } = {}): Promise<ProductionServer> {
  const port = await findFreePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'uplift-site-'));
  const removeData = () => rmSync(dataDirectory, { recursive: true, force: true });
  const demoPassword = randomBytes(12).toString('base64url');
  const variables = {
    ...serverVariables({ port, dataDirectory, demoPassword }),
    DATABASE_URL: databaseUrl,
  };
  try {
    const { said, stop } = await startProcess(serverParameters, /ready at (\S+)/, { variables });
    const [, url = ''] = said;
    return { url, demoPassword, stop: () => stop().finally(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}
