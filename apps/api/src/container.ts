import { join } from 'node:path';
import type { Tracer } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createOfficeCalendar } from './calendar.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { contract } from './contract.ts';
import type { DatabaseConnection } from './database/database.ts';
import { createEvents } from './events/events.ts';
import { LIVE_CHANNEL } from './events/record-live-change.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimit } from './http/bind-endpoint.ts';
import type { LogStream } from './http/create-fastify.ts';
import { createPathTable } from './http/path-table.ts';
import { createResponseCache } from './http/response-cache.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { createApiKeyAuthentication } from './modules/api-keys/api-key-authentication.ts';
import { createApiKeysRepository } from './modules/api-keys/api-keys.repository.ts';
import { createKeyRecognitionService } from './modules/api-keys/key-recognition.service.ts';
import { createKeyUses } from './modules/api-keys/key-uses.ts';
import { createContentVersionRepository } from './modules/content-version/content-version.repository.ts';
import { watchContentVersion } from './modules/content-version/content-version.service.ts';
import { createEventSubscribers } from './modules/event-subscribers.ts';
import { createIdempotencyKeysService } from './modules/idempotency-keys/idempotency-keys.service.ts';
import { createJobsService } from './modules/jobs/jobs.service.ts';
import { createLiveRepository } from './modules/live/live.repository.ts';
import { createLiveService, type LiveLimits } from './modules/live/live.service.ts';
import { createMeasurementsService } from './modules/measurements/measurements.service.ts';
import { createPasswordLinksService } from './modules/passwords/password-links.service.ts';
import { createSessionsService } from './modules/sessions/sessions.service.ts';
import { createSharedLimitsRepository } from './modules/shared-limits/shared-limits.repository.ts';
import { createOwnLimits, createSharedLimits } from './modules/shared-limits/shared-limits.service.ts';
import { createSignInService } from './modules/sign-in/sign-in.service.ts';
import { codesGuessed } from './modules/sign-in/sign-in-emails.ts';
import { createSuccessStoriesService } from './modules/success-stories/success-stories.service.ts';
import { createSecondFactorService } from './modules/two-factor/two-factor.service.ts';
import type { RetrySchedule } from './modules/webhooks/retry-schedule.ts';
import type { Resolver, SendingLimits } from './modules/webhooks/webhook-sender.ts';
import type { Metrics } from './observability/metrics.ts';
import { createAnonymousFetch } from './pages/anonymous-fetch.ts';
import type { BuiltSite } from './pages/load-site.ts';
import { createPublicPages } from './pages/public-pages.ts';
import { createPasswords } from './security/passwords.ts';
import type { SecretBox } from './security/secret-box.ts';
import { createSessionCookies } from './security/session-cookies.ts';
import { createSignInThrottle } from './security/sign-in-throttle.ts';

/** Rate limits, per address unless stated otherwise. Modules have their own defaults. */
export interface RateLimits {
  clientErrors: RateLimit;
  /** Forms that send mail. */
  forms: RateLimit;
  pageViews: RateLimit;
  /** Reports of the calculator as PDF. */
  reports: RateLimit;
  signIn: RateLimit;
  /** Per signed-in person: all calls but reads. */
  writes: RateLimit;
}

export interface ServerDependencies {
  config: Config;
  database: DatabaseConnection;
  files: FileStore;
  /** The built site. `null` if this process serves no pages. */
  site: BuiltSite | null;
  jobs: JobQueue;
  mailer: Mailer;
  secrets: SecretBox;
  now?: Clock;
  rateLimits?: Partial<RateLimits>;
  /** How webhooks are sent, if different from production. */
  webhookSending?: { resolve?: Resolver; limits?: SendingLimits; schedule?: RetrySchedule };
  /** Maximum number of subscribers to live changes. */
  liveLimits?: LiveLimits | undefined;
  /** Receives measurements. Without it, nothing is measured. */
  metrics?: Metrics | undefined;
  /** Records spans. Without it, traces are only passed on. */
  tracer?: Tracer | undefined;
  /** Destination of log lines. @default standard output */
  logStream?: LogStream;
}

/** Dependencies that modules share: resources of the process, and services that several modules use. */
export type Container = Awaited<ReturnType<typeof createContainer>>;

const SIGN_IN_WINDOW_MS = 5 * 60_000;
const WRITE_WINDOW_MS = 60_000;

/** The rendered pages. `null` if this process serves no pages. */
function createSitePages(
  app: FastifyInstance,
  { site, config }: Pick<ServerDependencies, 'site' | 'config'>,
  contentVersion: () => string,
) {
  if (!site) return { content: null, pages: null };
  const content = {
    site: site.site,
    fetch: createAnonymousFetch(app, {
      paths: createPathTable(Object.values(contract)),
      served: config.services,
      origins: config.serviceOrigins,
    }),
  };
  const connectOrigins = Object.values(config.serviceOrigins);
  return { content, pages: createPublicPages(content, contentVersion, connectOrigins) };
}

/** Creates the shared dependencies. They are closed with the server. */
export async function createContainer(app: FastifyInstance, dependencies: ServerDependencies) {
  const { config, database, files, jobs, mailer, secrets, metrics } = dependencies;
  const { now = systemClock, rateLimits = {}, webhookSending = {} } = dependencies;
  const { siteUrl } = config;
  const { db } = database;
  const log: FastifyBaseLogger = app.log;
  const calendar = createOfficeCalendar(config.officeTimeZone, now);

  const contentVersion = await watchContentVersion({
    repository: createContentVersionRepository(db),
    now,
    onError: (error) => log.warn({ err: error }, 'the version of the content cannot be read'),
  });
  app.addHook('onClose', contentVersion.close);
  const currentVersion = () => contentVersion.current;
  const limits = database.shared
    ? createSharedLimits({
        repository: createSharedLimitsRepository(db),
        now,
        onError: (err) => log.warn({ err }, 'limits are counted by this process alone'),
      })
    : createOwnLimits({ now });

  const events = createEvents({ subscribers: createEventSubscribers({ jobs, config }), now });
  const cookies = createSessionCookies({ secure: siteUrl.startsWith('https:') });
  const passwords = createPasswords();
  const throttle = createSignInThrottle({ failures: limits.failures });
  const sessions = createSessionsService({ db, events, now });
  const secondFactor = createSecondFactorService({ db, secrets, events, now });
  const signIn = createSignInService({
    db,
    sessions,
    passwords,
    throttle,
    secondFactor,
    warnOfGuesses: ({ name, email }) => jobs.enqueue('mail', { to: email, ...codesGuessed(name, siteUrl) }),
  });
  const links = createPasswordLinksService({
    db,
    passwords,
    events,
    jobs,
    mailer,
    admit: (account) => throttle.admit(account, ''),
    siteUrl,
    now,
  });
  const keysRepository = createApiKeysRepository(db);
  const keyUses = createKeyUses({
    repository: keysRepository,
    calendar,
    now,
    onError: (err) => log.warn({ err }, 'the uses of API keys could not be recorded'),
  });
  app.addHook('onClose', keyUses.close);
  const admitApiKey = createApiKeyAuthentication({
    keys: createKeyRecognitionService({ repository: keysRepository, calendar, now }),
    counts: limits.calls,
    uses: keyUses,
  });

  const live = createLiveService({
    repository: createLiveRepository(db),
    sessions,
    limits: dependencies.liveLimits,
    now,
    onError: (err) => log.warn({ err }, 'changes cannot be read for those who follow them'),
  });
  app.addHook('onClose', await database.listen(LIVE_CHANNEL, live.wake));

  return {
    config,
    database,
    db,
    files,
    /** Where uploads are received before they are stored. */
    uploadsDirectory: join(config.dataDirectory, 'uploads'),
    jobs,
    mailer,
    secrets,
    metrics,
    log,
    now,
    calendar,
    limits,
    rateLimits,
    /** Rate limit of every endpoint that takes or requests a password. */
    signInRateLimit: rateLimits.signIn ?? { max: config.signInLimit, timeWindow: SIGN_IN_WINDOW_MS },
    writeRateLimit: rateLimits.writes ?? { max: config.writeLimit, timeWindow: WRITE_WINDOW_MS },
    webhookSending,
    contentVersion,
    /** Cached responses of public lists, valid until the content changes. */
    responseCache: createResponseCache(currentVersion),
    ...createSitePages(app, dependencies, currentVersion),
    cookies,
    sessions,
    secondFactor,
    signIn,
    links,
    admitApiKey,
    idempotencyKeys: createIdempotencyKeysService({ db, now }),
    events,
    live,
    failedJobs: createJobsService({ db, jobs, events }),
    stories: createSuccessStoriesService({
      db,
      events,
      contentChanged: contentVersion.refresh,
      now,
    }),
    measurements: createMeasurementsService({ db, calendar, events, now }),
  };
}
