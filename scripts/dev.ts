import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { addressOf, DEFAULT_OFFICE_TIME_ZONE, loadEnvironmentFile } from '../apps/api/src/config.ts';
import { environment, root } from './command.ts';
import { writeServedEmbeds } from './embeds.ts';

loadEnvironmentFile();
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const apiPort = port + 1;
const siteAddress = addressOf(host, port);

const running = new Map<string, ChildProcess>();
let ending = false;

function end(): void {
  ending = true;
  for (const child of running.values()) child.kill('SIGTERM');
}

function run(name: string, directory: string, parameters: string[], variables: Record<string, string>): void {
  const child = spawn(process.execPath, parameters, {
    cwd: directory,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Separate process groups: Ctrl+C reaches only this script, which then ends both with one signal each.
    detached: true,
  });
  running.set(name, child);
  child.once('close', (code, signal) => {
    running.delete(name);
    if (ending) return;
    console.error(`\n${name} ended with ${signal ?? `code ${code}`}, so the rest ends too.`);
    process.exitCode = 1;
    end();
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

run(
  'The API',
  root,
  ['--watch', '--watch-preserve-output', '--conditions=@uplift/source', 'apps/api/src/main.ts'],
  {
    PORT: String(apiPort),
    WEB_DIST: 'none',
    // Browsers talk to the site's server, which proxies their requests.
    SITE_URL: process.env.SITE_URL || siteAddress,
  },
);
await writeServedEmbeds(join(root, 'apps/web/public/embed'));
run('The site', join(root, 'apps/web'), [join(root, 'node_modules/vite/bin/vite.js')], {
  HOST: host,
  PORT: String(port),
  API_ORIGIN: addressOf(host, apiPort),
  OFFICE_TIME_ZONE: process.env.OFFICE_TIME_ZONE || DEFAULT_OFFICE_TIME_ZONE,
});
console.error(`The site with hot reload: ${siteAddress} (its API: ${addressOf(host, apiPort)})\n`);
