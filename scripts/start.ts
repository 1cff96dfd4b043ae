import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadEnvironmentFile } from '../apps/api/src/config.ts';
import { root } from './command.ts';
import { buildSite, isSiteFresh } from './site-build.ts';

loadEnvironmentFile();
// Later starts need not strip types and compile again.
enableCompileCache(join(root, 'node_modules/.cache/node'));
// Whoever names another build, or none, gets what they named.
if (!process.env.WEB_DIST && !isSiteFresh()) {
  console.error('Building the site: its sources changed since the last build, or there was none.\n');
  if (!(await buildSite())) {
    console.error('\nThe site cannot be built; the reason stands above.');
    process.exit(1);
  }
}
// In this process, so that signals, output and exit code are the server's own.
await import('../apps/api/src/main.ts');
