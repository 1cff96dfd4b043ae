import '../quick-imports.ts';
import { readConfig } from '../config.ts';
import { describeStart } from '../start-banner.ts';

/*
 * Starts the server like main.ts, except that it retries the jobs of a dead process within seconds instead of
 * minutes. It exits without closing anything.
 */

const { startApplication } = await import('../application.ts');
const config = readConfig(process.env);
const running = await startApplication({
  config,
  report: console.error,
  onClose: () => undefined,
  jobRecovery: { expireWebhooksIn: 5, searchInterval: 1 },
});
process.stdout.write(describeStart(config, running));
