import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.ts';
import { startProductionServer } from '../../scripts/production-server.ts';

export interface Site {
  /** URL without a trailing slash. */
  url: string;
  /** Password of the demo accounts. */
  demoPassword: string;
}

/**
 * Measures the built site: the one at `BENCH_ORIGIN` with the password `DEMO_PASSWORD`, or one started in
 * production mode on PGlite for the measurement.
 */
export async function withSite(measure: (site: Site) => Promise<void>): Promise<void> {
  const { BENCH_ORIGIN: url, DEMO_PASSWORD: demoPassword = '' } = process.env;
  if (url) return measure({ url, demoPassword });
  if (!existsSync(join(root, 'apps/web/dist/client'))) throw new Error('Build the site first: pnpm build');
  const site = await startProductionServer();
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
}
