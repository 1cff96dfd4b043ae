import '../quick-imports.ts';
import { readConfig } from '../config.ts';
import { describeStart } from '../start-banner.ts';

/*
 * The server as main.ts starts it, except that it retries the jobs of a process that died within seconds instead of
 * minutes. It ends without closing anything.
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
