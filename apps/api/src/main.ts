import './quick-imports.ts';
import closeWithGrace from 'close-with-grace';
import { loadEnvironmentFile, readConfig } from './config.ts';
import { describeStart } from './start-banner.ts';
import { StartError } from './start-error.ts';

/** How long requests and jobs in flight have to finish, in milliseconds. */
const GRACE_MS = 20_000;

const closers: (() => Promise<unknown>)[] = [];

async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

function report(message: string): void {
  console.error(message);
}

let stopWatching = (): void => undefined;

try {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const grace = closeWithGrace({ delay: config.shutdownDelay + GRACE_MS }, async ({ err }) => {
    if (err) console.error(err);
    await closeAll();
  });
  stopWatching = grace.uninstall;
  const { startApplication } = await import('./application.ts');
  const running = await startApplication({ config, report, onClose: (close) => closers.push(close) });
  process.stdout.write(describeStart(config, running));
} catch (error) {
  stopWatching();
  console.error(error instanceof StartError ? error.message : error);
  await closeAll();
  process.exit(1);
}
