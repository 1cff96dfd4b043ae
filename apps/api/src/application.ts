import { once } from 'node:events';
import { createServer as createServerSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { serveBackups } from './backup/backup-socket.ts';
import { readInstallationKey } from './backup/installation-key.ts';
import { keepRollingBackup } from './backup/rolling-backups.ts';
import { writeBackup } from './backup/write-backup.ts';
import { createOfficeCalendar } from './calendar.ts';
import { systemClock } from './clock.ts';
import { addressOf, type Config } from './config.ts';
import { lockDataDirectory } from './database/data-directory-lock.ts';
import type { DatabaseConnection } from './database/database.ts';
import { openPglite } from './database/pglite.ts';
import { connectPostgresql } from './database/postgresql.ts';
import { type DemoAccounts, seedDemo } from './database/seed/seed-demo.ts';
import { errorCode } from './error-code.ts';
import { checkFileStore, openFileStore } from './files/open-file-store.ts';
import { type JobRecovery, openJobQueue } from './jobs/job-queue.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './observability/metrics.ts';
import { serveMetrics } from './observability/metrics-server.ts';
import type { Tracing } from './observability/tracing.ts';
import { loadSite } from './pages/load-site.ts';
import { createPasswords } from './security/passwords.ts';
import { createSecretBox, keyFromFile } from './security/secret-box.ts';
import { createServer } from './server.ts';
import { StartError } from './start-error.ts';

export interface RunningApplication {
  /** The address the server listens on. */
  address: string;
  /** Demo accounts in the database. `null` if there are none. */
  demoAccounts: DemoAccounts | null;
  /** Link that creates the first admin. `null` if an account exists. */
  setupLink: string | null;
}

export interface ApplicationOptions {
  config: Config;
  /** Reports progress to the person who started the server. */
  report: (message: string) => void;
  /** Registers cleanup for a resource as soon as it opens. Cleanup runs in reverse order. */
  onClose: (close: () => Promise<unknown>) => void;
  jobRecovery?: JobRecovery;
}

async function openDatabase({ config, report, onClose }: ApplicationOptions): Promise<DatabaseConnection> {
  if (config.databaseUrl) {
    return connectPostgresql({
      url: config.databaseUrl,
      report,
      onIdleError: (error) => report(`A database connection broke: ${error.message}`),
    });
  }
  const lock = await lockDataDirectory(config.dataDirectory);
  onClose(lock.release);
  return openPglite(config.dataDirectory);
}

/** The SDK is loaded only if it's used: it takes a tenth of a second to import. */
async function openTracing({ config, report, onClose }: ApplicationOptions): Promise<Tracing | undefined> {
  if (!config.tracing) return undefined;
  const { createTracing } = await import('./observability/tracing.ts');
  const tracing = createTracing({ ...config.tracing, commit: config.commit, report });
  onClose(tracing.close);
  return tracing;
}

const listenProblems: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is taken by another process. Stop that one, or set PORT to a free port.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  ENOTFOUND: ({ host }) =>
    `No address is known for the host ${host}. Set HOST to an address of this machine.`,
};

function explainListenError(error: unknown, config: Config): unknown {
  const explain = listenProblems[errorCode(error)];
  return explain ? new StartError(explain(config)) : error;
}

/**
 * Fails early if the address is unavailable. After seeding, a failed start would lose the generated password.
 */
async function tryAddress(config: Config): Promise<void> {
  const probe = createServerSocket();
  probe.listen(config.port, config.host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, config);
  }
  await probe[Symbol.asyncDispose]();
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (error) {
    throw explainListenError(error, config);
  }
  const bound = app.server.address();
  return addressOf(config.host, typeof bound === 'object' && bound ? bound.port : config.port);
}

/**
 * Opens the database, migrates it, seeds it if configured, and starts the server.
 *
 * @throws StartError for problems that the person who started the server can fix
 */
export async function startApplication(options: ApplicationOptions): Promise<RunningApplication> {
  const { config, report, onClose, jobRecovery } = options;
  const tracing = await openTracing(options);
  const { siteUrl, serviceOrigins, webDirectory, officeTimeZone } = config;
  const site =
    webDirectory !== null && config.services.includes('core')
      ? await loadSite(webDirectory, { siteUrl, origins: serviceOrigins, officeTimeZone })
      : null;
  const database = await openDatabase(options);
  onClose(database.close);
  await tryAddress(config);
  const files = await openFileStore(config.files);
  await checkFileStore(files, report);

  if (!config.databaseUrl) {
    await keepRollingBackup({ database, place: config, now: systemClock(), report });
  }
  let demoAccounts: DemoAccounts | null = null;
  await database.prepare(async (db) => {
    if (config.seed === 'demo') {
      demoAccounts = await seedDemo({
        db,
        files,
        passwords: createPasswords(),
        demoPassword: config.demoPassword,
        calendar: createOfficeCalendar(config.officeTimeZone, systemClock),
      });
    }
  });

  const metrics = config.metrics ? createMetrics() : undefined;
  const jobs = await openJobQueue({
    store: database.jobStore,
    onError: (error) => report(`The job queue met an error: ${error.message}`),
    onFinished: metrics?.noteJob,
    officeTimeZone: config.officeTimeZone,
    recovery: jobRecovery,
  });
  onClose(jobs.close);
  const sending = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDirectory: join(config.dataDirectory, 'outbox'),
    siteUrl: config.siteUrl,
  });
  onClose(async () => sending.close());
  const mailer = metrics ? metrics.watchMailer(sending) : sending;
  const key = config.secretKey ?? (await keyFromFile(join(config.dataDirectory, 'secret.key')));
  if (!config.databaseUrl) {
    const { commit, dataDirectory } = config;
    const endBackups = await serveBackups({
      dataDirectory,
      report,
      write: async (destination, workDirectory) =>
        writeBackup(
          { database, files, key: await readInstallationKey(config), commit, workDirectory },
          destination,
        ),
    });
    onClose(endBackups);
  }
  const app = await createServer({
    config,
    database,
    files,
    site,
    jobs,
    mailer,
    secrets: createSecretBox(key),
    metrics,
    tracer: tracing?.tracer,
  });
  if (metrics && config.metrics) onClose((await serveMetrics(metrics.registry, config.metrics)).close);
  onClose(async () => {
    app.announceEnd();
    // The server still answers during this delay, so that load balancers can notice the shutdown.
    await wait(config.shutdownDelay);
    await app.close();
  });
  const address = await listen(app, config);
  // A newer link replaces an older one, so only a process that serves the setup endpoint prints one.
  const setupLink = config.services.includes('core') ? await app.createSetupLink() : null;
  return { address, demoAccounts, setupLink };
}
