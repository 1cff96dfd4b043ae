import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySites, pnpm, sites } from './sites.ts';

const directory = mkdtempSync(join(tmpdir(), 'uplift-frameworks-'));
try {
  await copySites(directory);
  await pnpm(directory, 'install', '--lockfile-only', '--prefer-offline');
  copyFileSync(join(directory, 'pnpm-lock.yaml'), join(sites, 'pnpm-lock.yaml'));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
