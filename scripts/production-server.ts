import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { startProcess } from './running-process.ts';

/** How the server is started, from the folder of the repository. */
export const serverParameters: readonly string[] = ['--conditions=@uplift/source', 'apps/api/src/main.ts'];

/** What a developer may have set for their own server. Empty counts as unset, also against a `.env` file. */
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
    'WEBHOOK_ALLOWED_TARGETS',
    'SMTP_URL',
    'MAIL_FROM',
    'SECRET_KEY',
    'NOTIFICATION_DELAY',
    'FORM_MIN_SECONDS',
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
    // Tests count days by UTC.
    OFFICE_TIME_ZONE: 'UTC',
  };
}

export interface ProductionServer {
  /** Its address, without a trailing slash. */
  url: string;
  /** Password of the demo accounts. */
  demoPassword: string;
  /** Ends it, and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the site as production does, on a free port, with a demo company of its own, on PGlite where no database is named. */
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
