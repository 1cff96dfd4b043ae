import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tracer } from '@opentelemetry/api';
import type { Clock } from '../clock.ts';
import { type Config, type Environment, readConfig } from '../config.ts';
import type { RateLimits, ServerDependencies } from '../container.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { seedDemo } from '../database/seed/seed-demo.ts';
import { demoPassword, testCalendar } from '../database/testing/demo-seed.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { type JobQueue, openJobQueue } from '../jobs/job-queue.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Metrics } from '../observability/metrics.ts';
import { loadSite } from '../pages/load-site.ts';
import { createPasswords } from '../security/passwords.ts';
import { createSecretBox } from '../security/secret-box.ts';
import { createServer } from '../server.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';

export { demoPassword };

const unlimited: RateLimits = {
  forms: { max: 100_000, timeWindow: 60_000 },
  pageViews: { max: 100_000, timeWindow: 60_000 },
  reports: { max: 100_000, timeWindow: 60_000 },
  clientErrors: { max: 100_000, timeWindow: 60_000 },
  signIn: { max: 100_000, timeWindow: 60_000 },
  writes: { max: 100_000, timeWindow: 60_000 },
};

export interface TestServerOptions {
  environment?: Environment;
  now?: Clock;
  rateLimits?: Partial<RateLimits>;
  webhookSending?: ServerDependencies['webhookSending'];
  liveLimits?: ServerDependencies['liveLimits'];
  /** Whether to serve the fixture site. @default false */
  withSite?: boolean;
  metrics?: Metrics;
  tracer?: Tracer;
  logStream?: { write: (line: string) => void };
}

export interface TestServer {
  /** Its URL, without a trailing slash. */
  url: string;
  config: Config;
  database: DatabaseConnection;
  files: FileStore;
  jobs: JobQueue;
  /** Sends a request over the socket. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends JSON with POST. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Call after changing content directly in the database. Otherwise the server notices only later. */
  contentChanged: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Seeds a database and starts a server on a free port, composed as in production. Closing the server closes
 * the database.
 *
 * @param demoFiles folder with the files of an already seeded database
 */
export async function startSeededServer(
  database: DatabaseConnection,
  options: TestServerOptions = {},
  demoFiles?: string,
): Promise<TestServer> {
  const directory = await createTemporaryDirectory();
  const webDirectory = join(directory.path, 'web');
  const config = readConfig({
    PORT: '0',
    COMMIT: 'test-commit',
    DATA_DIR: join(directory.path, 'data'),
    LOG_LEVEL: options.logStream ? 'trace' : 'silent',
    // Long, so that no notification mail is sent during a test.
    NOTIFICATION_DELAY: '3600',
    OFFICE_TIME_ZONE: testCalendar.timeZone,
    WEB_DIST: options.withSite ? webDirectory : 'none',
    ...options.environment,
  });
  const files = await openFileStore(config.files);
  if (demoFiles && config.files.kind === 'local')
    await cp(demoFiles, config.files.directory, { recursive: true });
  else
    await database.prepare(async (db) => {
      await seedDemo({ db, files, passwords: createPasswords(), demoPassword, calendar: testCalendar });
    });
  if (options.withSite) await writeFixtureSite(webDirectory);
  const site = options.withSite
    ? await loadSite(webDirectory, {
        siteUrl: config.siteUrl,
        origins: config.serviceOrigins,
        officeTimeZone: config.officeTimeZone,
      })
    : null;
  const { now, logStream, rateLimits, webhookSending, liveLimits, metrics, tracer } = options;
  const jobs = await openJobQueue({
    store: database.jobStore,
    onError: (error) => console.error(error),
    onFinished: metrics?.noteJob,
    officeTimeZone: config.officeTimeZone,
  });
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDirectory: join(config.dataDirectory, 'outbox'),
    siteUrl: config.siteUrl,
  });
  const app = await createServer({
    config,
    database,
    files,
    site,
    jobs,
    mailer,
    secrets: createSecretBox(randomBytes(32)),
    rateLimits: { ...unlimited, ...rateLimits },
    ...(now ? { now } : {}),
    ...(logStream ? { logStream } : {}),
    ...(webhookSending ? { webhookSending } : {}),
    liveLimits,
    metrics,
    tracer,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { redirect: 'manual', ...init });
  return {
    url,
    config,
    database,
    files,
    jobs,
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    contentChanged: app.contentVersion.refresh,
    close: async () => {
      await app.close();
      mailer.close();
      await jobs.close();
      try {
        await database.close();
      } finally {
        await directory.remove();
      }
    },
  };
}
