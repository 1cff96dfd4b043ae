import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadEnvironmentFile } from '../apps/api/src/config.ts';
import { root } from './command.ts';

loadEnvironmentFile();
// Speeds up later starts.
enableCompileCache(join(root, 'node_modules/.cache/node'));
// WEB_DIST names another build, or none. Otherwise, build the site if its sources changed.
if (!process.env.WEB_DIST) {
  const { status } = spawnSync(process.execPath, ['--run', 'build:site'], {
    cwd: root,
    // Wireit reads its script name from here, where `pnpm start` has left its own.
    env: { ...process.env, npm_lifecycle_event: 'build:site' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
// In this process, so that signals, output and the exit code are the server's.
await import('../apps/api/src/main.ts');
