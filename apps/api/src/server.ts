import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import { publicEndpoints } from '@uplift/data-client/contract';
import { ASSET_TRASH_DAYS } from '@uplift/data-client/contract/admin';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createOfficeCalendar } from './calendar.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config, TrustedProxies } from './config.ts';
import { contract } from './contract.ts';
import type { DatabaseConnection } from './database/database.ts';
import { NAVIGATION_LOGO_ID } from './database/seed/seed-files.ts';
import { logSlowQueries } from './database/slow-queries.ts';
import type { FileStore } from './files/file-store.ts';
import { createApiKeyAuthentication } from './http/api-key-authentication.ts';
import { registerAuthentication } from './http/authentication.ts';
import { type Load, refuseOverload } from './http/back-pressure.ts';
import type { RateLimit } from './http/bind-endpoint.ts';
import { closeConnectionsWithServer } from './http/close-connections.ts';
import { tagEncodedAnswers } from './http/entity-tag.ts';
import { refuseSeveralHosts } from './http/host-header.ts';
import { registerIdempotency } from './http/idempotency.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { keepAnswers } from './http/kept-answers.ts';
import { keepTexts } from './http/kept-texts.ts';
import { loggerOptions, logsRequests } from './http/logging.ts';
import { limitOpenBodies } from './http/open-bodies.ts';
import { createPathTable } from './http/path-table.ts';
import { Problem, sendProblem } from './http/problem.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { RequestLog } from './http/request-log.ts';
import { measureRequests } from './http/request-metrics.ts';
import { traceRequests } from './http/request-trace.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { type Mailer, readMailAddress } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createAgendaRepository } from './modules/agenda/agenda.repository.ts';
import { registerAgenda } from './modules/agenda/agenda.routes.ts';
import { createAgendaService } from './modules/agenda/agenda.service.ts';
import { registerApiDocs } from './modules/api-docs/api-docs.routes.ts';
import { createApiKeysRepository } from './modules/api-keys/api-keys.repository.ts';
import { registerApiKeys } from './modules/api-keys/api-keys.routes.ts';
import { createApiKeysService } from './modules/api-keys/api-keys.service.ts';
import { createKeyBudgets } from './modules/api-keys/key-budgets.ts';
import { createKeyRecognitionService } from './modules/api-keys/key-recognition.service.ts';
import { createKeyUses } from './modules/api-keys/key-uses.ts';
import { createAdminAssetsRepository } from './modules/assets/admin-assets.repository.ts';
import { createAdminAssetsService } from './modules/assets/admin-assets.service.ts';
import { createAssetsRepository } from './modules/assets/assets.repository.ts';
import { registerAdminAssets, registerAssetFile, registerAssetList } from './modules/assets/assets.routes.ts';
import { createAssetsService } from './modules/assets/assets.service.ts';
import { createAssetsCleanUp } from './modules/assets/clean-assets.ts';
import { createImageCopies } from './modules/assets/image-copies.ts';
import { createAuditLogRepository } from './modules/audit-log/audit-log.repository.ts';
import { registerAuditLog } from './modules/audit-log/audit-log.routes.ts';
import { createAuditLogService } from './modules/audit-log/audit-log.service.ts';
import { createCaseStudiesRepository } from './modules/case-studies/case-studies.repository.ts';
import { registerCaseStudies } from './modules/case-studies/case-studies.routes.ts';
import { createCaseStudiesService } from './modules/case-studies/case-studies.service.ts';
import { createClientErrorsRepository } from './modules/client-errors/client-errors.repository.ts';
import { registerClientErrors } from './modules/client-errors/client-errors.routes.ts';
import { createClientErrorsService } from './modules/client-errors/client-errors.service.ts';
import { registerErrorGroups } from './modules/client-errors/error-groups.routes.ts';
import { createErrorGroupsService } from './modules/client-errors/error-groups.service.ts';
import { createClientsRepository } from './modules/clients/clients.repository.ts';
import { registerClients } from './modules/clients/clients.routes.ts';
import { createClientsService } from './modules/clients/clients.service.ts';
import { createHandOver } from './modules/clients/hand-over.service.ts';
import { createContentVersionRepository } from './modules/content-version/content-version.repository.ts';
import {
  type ContentVersion,
  watchContentVersion,
} from './modules/content-version/content-version.service.ts';
import { createDeliveryCleanUp } from './modules/deliverables/clean-delivery.ts';
import { createDeliverablesRepository } from './modules/deliverables/deliverables.repository.ts';
import { registerDeliverables } from './modules/deliverables/deliverables.routes.ts';
import { createDeliverablesService } from './modules/deliverables/deliverables.service.ts';
import { createDocumentsRepository } from './modules/documents/documents.repository.ts';
import { registerDocuments } from './modules/documents/documents.routes.ts';
import { createDocumentsService } from './modules/documents/documents.service.ts';
import { createEmailChangesRepository } from './modules/email-changes/email-changes.repository.ts';
import { registerEmailAnswers, registerEmailChanges } from './modules/email-changes/email-changes.routes.ts';
import { createEmailChangesService } from './modules/email-changes/email-changes.service.ts';
import { createErasureRepository } from './modules/erasure/erasure.repository.ts';
import { createErasure } from './modules/erasure/erasure.service.ts';
import { createEventsRepository } from './modules/events/events.repository.ts';
import { createEvents } from './modules/events/events.service.ts';
import { registerHealth } from './modules/health/health.routes.ts';
import { createInvitationsRepository } from './modules/invitations/invitations.repository.ts';
import { registerInvitations } from './modules/invitations/invitations.routes.ts';
import { createInvitationsService } from './modules/invitations/invitations.service.ts';
import { createJobsRepository } from './modules/jobs/jobs.repository.ts';
import { registerJobs } from './modules/jobs/jobs.routes.ts';
import { createJobsService } from './modules/jobs/jobs.service.ts';
import { createAnnounceLead } from './modules/leads/announce-lead.ts';
import { createLeadInboxRepository } from './modules/leads/lead-inbox.repository.ts';
import { registerLeadInbox } from './modules/leads/lead-inbox.routes.ts';
import { createLeadInboxService } from './modules/leads/lead-inbox.service.ts';
import { createLeadsRepository } from './modules/leads/leads.repository.ts';
import { registerLeads } from './modules/leads/leads.routes.ts';
import { createLeadsService } from './modules/leads/leads.service.ts';
import { createWinLead } from './modules/leads/win-lead.ts';
import { createLiveRepository, LIVE_CHANNEL } from './modules/live/live.repository.ts';
import { registerLive } from './modules/live/live.routes.ts';
import { createLiveService, type LiveLimits, type LiveService } from './modules/live/live.service.ts';
import { createMeasurementsRepository } from './modules/measurements/measurements.repository.ts';
import { registerMeasurements } from './modules/measurements/measurements.routes.ts';
import { createMeasurementsService } from './modules/measurements/measurements.service.ts';
import { createMeetingMails } from './modules/meetings/meeting-mails.ts';
import { createMeetingsRepository } from './modules/meetings/meetings.repository.ts';
import { registerMeetings } from './modules/meetings/meetings.routes.ts';
import { createMeetingsService } from './modules/meetings/meetings.service.ts';
import { createMessagesRepository } from './modules/messages/messages.repository.ts';
import { registerMessages } from './modules/messages/messages.routes.ts';
import { createMessagesService } from './modules/messages/messages.service.ts';
import { createMilestonesRepository } from './modules/milestones/milestones.repository.ts';
import { registerMilestones } from './modules/milestones/milestones.routes.ts';
import { createMilestonesService } from './modules/milestones/milestones.service.ts';
import { createPlanRepository } from './modules/milestones/plan.repository.ts';
import { createNotesRepository } from './modules/notes/notes.repository.ts';
import { registerNotes } from './modules/notes/notes.routes.ts';
import { createNotesService } from './modules/notes/notes.service.ts';
import { createNotificationsRepository } from './modules/notifications/notifications.repository.ts';
import { registerNotifications } from './modules/notifications/notifications.routes.ts';
import { createNotificationsService } from './modules/notifications/notifications.service.ts';
import { createNotify } from './modules/notifications/notify.ts';
import { registerOpenApi } from './modules/openapi/openapi.routes.ts';
import { createOpenApiDocument } from './modules/openapi/openapi-document.ts';
import { createOutboxFiles } from './modules/outbox/outbox.files.ts';
import { registerOutbox } from './modules/outbox/outbox.routes.ts';
import { createOutboxService } from './modules/outbox/outbox.service.ts';
import { createOverviewRepository } from './modules/overview/overview.repository.ts';
import { registerOverview } from './modules/overview/overview.routes.ts';
import { createOverviewService } from './modules/overview/overview.service.ts';
import { createDeletionRequestsRepository } from './modules/own-data/deletion-requests.repository.ts';
import { createDeletionRequestsService } from './modules/own-data/deletion-requests.service.ts';
import { createExportSections } from './modules/own-data/export-sections.ts';
import { createOwnDataRepository } from './modules/own-data/own-data.repository.ts';
import { registerOwnData, registerPendingDeletions } from './modules/own-data/own-data.routes.ts';
import { createOwnDataService } from './modules/own-data/own-data.service.ts';
import { createPageViewsRepository } from './modules/page-views/page-views.repository.ts';
import { registerPageViews } from './modules/page-views/page-views.routes.ts';
import { createPageViewsService } from './modules/page-views/page-views.service.ts';
import { createPasswordLinksRepository } from './modules/passwords/password-links.repository.ts';
import { createPasswordLinksService } from './modules/passwords/password-links.service.ts';
import { registerPasswords } from './modules/passwords/passwords.routes.ts';
import { createProfilesRepository } from './modules/profiles/profiles.repository.ts';
import { registerProfiles } from './modules/profiles/profiles.routes.ts';
import { createProfilesService } from './modules/profiles/profiles.service.ts';
import { createPortfolioRepository } from './modules/projects/portfolio.repository.ts';
import { registerPortfolio } from './modules/projects/portfolio.routes.ts';
import { createPortfolioService } from './modules/projects/portfolio.service.ts';
import { createProjectsRepository } from './modules/projects/projects.repository.ts';
import { registerProjects } from './modules/projects/projects.routes.ts';
import { createProjectsService } from './modules/projects/projects.service.ts';

import { createSecondFactorRepository } from './modules/second-factor/second-factor.repository.ts';
import { registerSecondFactor } from './modules/second-factor/second-factor.routes.ts';
import { createSecondFactorService } from './modules/second-factor/second-factor.service.ts';
import { createSessionsRepository } from './modules/sessions/sessions.repository.ts';
import { registerOwnAccount } from './modules/sessions/sessions.routes.ts';
import { createSessionsService, type SessionsService } from './modules/sessions/sessions.service.ts';
import { createSharedLimitsRepository } from './modules/shared-limits/shared-limits.repository.ts';
import { createOwnLimits, createSharedLimits } from './modules/shared-limits/shared-limits.service.ts';
import { createPeopleRepository } from './modules/sign-in/people.repository.ts';
import { registerAdminSignIn, registerSignIn } from './modules/sign-in/sign-in.routes.ts';
import { createSignInService } from './modules/sign-in/sign-in.service.ts';
import { codesGuessed } from './modules/sign-in/sign-in-letters.ts';
import { createStoredAnswersRepository } from './modules/stored-answers/stored-answers.repository.ts';
import { createStoredAnswersService } from './modules/stored-answers/stored-answers.service.ts';
import { createStoryConsentRepository } from './modules/story-consent/story-consent.repository.ts';
import { registerStoryConsent, registerStoryDrafts } from './modules/story-consent/story-consent.routes.ts';
import { createStoryConsentService } from './modules/story-consent/story-consent.service.ts';
import { createSuccessStoriesRepository } from './modules/success-stories/success-stories.repository.ts';
import { registerSuccessStories } from './modules/success-stories/success-stories.routes.ts';
import { createSuccessStoriesService } from './modules/success-stories/success-stories.service.ts';
import { createTechAssetImportsService } from './modules/tech-assets/tech-asset-imports.service.ts';
import { createTechAssetsRepository } from './modules/tech-assets/tech-assets.repository.ts';
import { registerTechAssets, registerTechAssetsAdmin } from './modules/tech-assets/tech-assets.routes.ts';
import { createTechAssetsService } from './modules/tech-assets/tech-assets.service.ts';
import { createTimeZonesRepository } from './modules/time-zones/time-zones.repository.ts';
import { createTimeZonesService } from './modules/time-zones/time-zones.service.ts';
import { createUsersRepository } from './modules/users/users.repository.ts';
import { registerUsers } from './modules/users/users.routes.ts';
import { createUsersService } from './modules/users/users.service.ts';
import { createDeliveriesRepository } from './modules/webhooks/deliveries.repository.ts';
import { createDeliveriesService } from './modules/webhooks/deliveries.service.ts';
import { createDeliveryWork } from './modules/webhooks/delivery-work.ts';
import { type RetrySchedule, retrySchedule } from './modules/webhooks/retry-schedule.ts';
import { createWebhookSender, type Resolver, type SendingLimits } from './modules/webhooks/webhook-sender.ts';
import { createWebhooksRepository } from './modules/webhooks/webhooks.repository.ts';
import { registerWebhooks } from './modules/webhooks/webhooks.routes.ts';
import { createWebhooksService } from './modules/webhooks/webhooks.service.ts';
import { createAnonymousFetch } from './pages/anonymous-fetch.ts';
import { registerContactForm } from './pages/contact-form.ts';
import type { BuiltSite } from './pages/load-site.ts';
import { createPageHandler, registerClientFiles } from './pages/pages.routes.ts';
import { createPublicPages } from './pages/public-pages.ts';
import { registerSearchEngines } from './pages/search-engines.routes.ts';
import { registerSocialImages } from './pages/social-images/social-images.routes.ts';
import type { CallCounts } from './security/call-counts.ts';
import { createFormStamps } from './security/form-stamps.ts';
import { registerSecurityHeaders } from './security/headers.ts';
import { readAllowedTargets } from './security/network-targets.ts';
import { refuseForeignMutations } from './security/origin-check.ts';
import { createPasswords } from './security/passwords.ts';
import type { SecretBox } from './security/secret-box.ts';
import { createSessionCookies } from './security/session-cookies.ts';
import { createSignInThrottle } from './security/sign-in-throttle.ts';
import { traceOf } from './trace-context.ts';

/** A report of an error with a long stack, and room to spare. */
const BODY_LIMIT_BYTES = 512 * 1_024;

const MINUTE_MS = 60_000;

/** How long a request may take to arrive, in milliseconds: the largest upload over a slow line. */
const REQUEST_TIMEOUT_MS = 10 * MINUTE_MS;

/** A browser opens six connections to a site, and an office behind one address has several browsers. */
const openBodies = { mostPerVisitor: 200, timeout: MINUTE_MS / 2 };

export interface RateLimits {
  clientErrors: RateLimit;
  /** Forms that write to somebody. */
  forms: RateLimit;
  pageViews: RateLimit;
  signIn: RateLimit;
}

const defaultRateLimits = {
  clientErrors: { max: 60, timeWindow: MINUTE_MS },
  forms: { max: 20, timeWindow: 10 * MINUTE_MS },
  pageViews: { max: 600, timeWindow: MINUTE_MS },
} satisfies Partial<RateLimits>;

function rateLimitsOf({ signInLimit }: Config): RateLimits {
  return { ...defaultRateLimits, signIn: { max: signInLimit, timeWindow: 5 * MINUTE_MS } };
}

export interface ServerDependencies {
  config: Config;
  database: DatabaseConnection;
  files: FileStore;
  /** The built site; `null` where this process serves no pages. */
  site: BuiltSite | null;
  jobs: JobQueue;
  mailer: Mailer;
  secrets: SecretBox;
  now?: Clock;
  rateLimits?: RateLimits;
  /** How webhooks are sent, where it is to be otherwise than in production. */
  webhookSending?: { resolve?: Resolver; limits?: SendingLimits; schedule?: RetrySchedule };
  /** How many follow changes at most. */
  liveLimits?: LiveLimits | undefined;
  /** Takes what is measured; without it nothing is. */
  metrics?: Metrics | undefined;
  /** Where log lines go. @default standard output */
  logStream?: { write: (line: string) => void };
}

/** @param url path and query string */
function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** The path and query of a request. Clients of a proxy send the whole address instead (RFC 9112, section 3.2.2). */
function targetOf({ url = '/' }: IncomingMessage): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? [];
  if (origin === undefined) return url;
  const target = url.slice(origin.length);
  return target.startsWith('/') ? target : `/${target}`;
}

/** An address that cannot be decoded names no page. As plain text it reaches the page that says so. */
function decodableUrl(request: IncomingMessage): string {
  const url = targetOf(request);
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?');
  if (isApiPath(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** A request that is no HTTP never reaches a route, so its answer is written by hand. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, title, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'Request Header Fields Too Large', 'The request headers are too large.'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout', 'The request took too long to arrive.'] as const)
        : ([400, 'Bad Request', 'This is not an HTTP request that the server understands.'] as const);
  const body = JSON.stringify({ message, status });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function requestIdOf(header: string | string[] | undefined, trusted: boolean): string {
  return trusted && typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}

/** Fastify takes addresses; a hop count is a rule over how far away a proxy is. */
function trustOf(trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

function createFastify({ config, logStream }: ServerDependencies): FastifyInstance {
  const behindProxy = config.trustProxy !== false;
  return Fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel, logStream),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id'], behindProxy),
    rewriteUrl: decodableUrl,
    routerOptions: { maxParamLength: 200 },
    childLoggerFactory: (logger, bindings, options, raw) =>
      new RequestLog(logger, () => logger.child({ ...bindings, traceId: traceOf(raw).id }, options)),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  });
}

async function registerPlugins(app: FastifyInstance, config: Config, counts: CallCounts): Promise<Load> {
  // This and other hooks of every request call back, as a promise for each costs a small answer a tenth of its time.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  refuseSeveralHosts(app);
  traceRequests(app);
  registerSecurityHeaders(app, { https: config.siteUrl.startsWith('https:') });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.corsOrigins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Manager-Token'],
      exposedHeaders: [
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Retry-After',
        'X-Request-Id',
      ],
      maxAge: 600,
      strictPreflight: false,
    });
  }
  refuseForeignMutations(app, [new URL(config.siteUrl).origin, ...config.corsOrigins]);
  limitOpenBodies(app, openBodies);
  const load = refuseOverload(app, config);
  await app.register(cookie);
  await registerRateLimit(app, counts);
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  tagEncodedAnswers(app);
  acceptJsonOnly(app);
  return load;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A link that makes the first admin, or null where somebody has an account. */
    createSetupLink: () => Promise<string | null>;
    /** Tells balancers that this process is about to end, while it still answers. */
    announceEnd: () => void;
    /** Which version of the public content this process knows. */
    contentVersion: ContentVersion;
  }
}

async function openLive(
  app: FastifyInstance,
  { database, liveLimits, now = systemClock }: ServerDependencies,
  sessions: SessionsService,
): Promise<LiveService> {
  const live = createLiveService({
    repository: createLiveRepository(database.db),
    sessions,
    limits: liveLimits,
    now,
    onError: (err) => app.log.warn({ err }, 'changes cannot be read for those who follow them'),
  });
  app.addHook('onClose', await database.listen(LIVE_CHANNEL, live.wake));
  return live;
}

async function openContentVersion(
  app: FastifyInstance,
  { database, now = systemClock }: ServerDependencies,
): Promise<ContentVersion> {
  const version = await watchContentVersion({
    repository: createContentVersionRepository(database.db),
    now,
    onError: (error) => app.log.warn({ err: error }, 'the version of the content cannot be read'),
  });
  app.addHook('onClose', version.close);
  return version;
}

/** Builds the server: everything but the listening socket. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { config, database, files, site, jobs, mailer, secrets } = dependencies;
  const { now = systemClock, rateLimits = rateLimitsOf(config), webhookSending = {} } = dependencies;
  const { metrics } = dependencies;
  const { db } = database;
  const calendar = createOfficeCalendar(config.officeTimeZone, now);
  const app = createFastify(dependencies);
  app.setErrorHandler(sendProblem);
  const ending = closeConnectionsWithServer(app);
  app.decorate('announceEnd', ending.begin);
  const version = await openContentVersion(app, dependencies);
  const contentVersion = () => version.current;
  const answers = keepAnswers(app, {
    version: contentVersion,
    ending,
    logged: logsRequests(config.logLevel),
    note: metrics?.noteRequest,
  });
  const limits = database.shared
    ? createSharedLimits({
        repository: createSharedLimitsRepository(db),
        now,
        onError: (err) => app.log.warn({ err }, 'limits are counted by this process alone'),
      })
    : createOwnLimits({ now });
  const load = await registerPlugins(app, config, limits.calls);
  logSlowQueries(database.queries, { slowAfter: config.slowQuery, log: app.log });
  if (metrics) measureRequests(app, metrics.noteRequest);

  const endpoints = Object.values(contract);
  const paths = createPathTable(
    endpoints.filter(
      (endpoint) => endpoint === publicEndpoints.getHealth || config.services.includes(endpoint.service),
    ),
  );
  const serves = (service: Config['services'][number]) => config.services.includes(service);

  const assets = createAssetsService({ repository: createAssetsRepository(db), files });
  const uploadsDirectory = join(config.dataDirectory, 'uploads');
  const assetRows = createAdminAssetsRepository(db);
  const milestoneRows = createMilestonesRepository(db);
  const deliverableRows = createDeliverablesRepository(db);
  const copies = createImageCopies({
    files,
    onError: (err) => app.log.warn({ err }, 'no smaller copy of a picture could be made'),
  });
  const cookies = createSessionCookies({ secure: config.siteUrl.startsWith('https:') });
  const passwords = createPasswords();
  const throttle = createSignInThrottle({ failures: limits.failures });
  const sessions = createSessionsService({ repository: createSessionsRepository(db), now });
  const secondFactor = createSecondFactorService({
    repository: createSecondFactorRepository(db),
    secrets,
    now,
  });
  const signIn = createSignInService({
    people: createPeopleRepository(db),
    sessions,
    passwords,
    throttle,
    secondFactor,
    warnOfGuesses: ({ name, email }) =>
      jobs.enqueue('mail', { to: email, ...codesGuessed(name, config.siteUrl) }),
  });
  const links = createPasswordLinksService({
    repository: createPasswordLinksRepository(db),
    passwords,
    jobs,
    mailer,
    admit: (account) => throttle.admit(account, ''),
    siteUrl: config.siteUrl,
    now,
  });
  const emailChanges = createEmailChangesService({
    repository: createEmailChangesRepository(db),
    jobs,
    mailer,
    siteUrl: config.siteUrl,
    now,
  });
  const storedAnswers = createStoredAnswersService({ repository: createStoredAnswersRepository(db), now });
  const events = createEvents({ repository: createEventsRepository(db), jobs, now });
  const notify = createNotify({
    jobs,
    delay: config.notificationDelay * 1_000,
    teamMailTo: config.leadMailTo,
    siteUrl: config.siteUrl,
  });
  const notifications = createNotificationsService({
    repository: createNotificationsRepository(db),
    jobs,
    siteUrl: config.siteUrl,
    officeTimeZone: config.officeTimeZone,
    now,
  });
  const live = await openLive(app, dependencies, sessions);
  const auditLog = createAuditLogService({ repository: createAuditLogRepository(db), calendar, now });
  const allowed = readAllowedTargets(config.webhookAllowedTargets);
  const deliveryRows = createDeliveriesRepository(db);
  const webhooks = createWebhooksService({
    repository: createWebhooksRepository(db),
    jobs,
    secrets,
    allowed,
    now,
  });
  const sender = createWebhookSender({
    allowed,
    resolve: webhookSending.resolve,
    limits: webhookSending.limits,
  });
  const webhookWork = createDeliveryWork({
    repository: deliveryRows,
    jobs,
    sender: metrics ? metrics.watchSender(sender) : sender,
    secrets,
    schedule: webhookSending.schedule ?? retrySchedule,
    siteUrl: config.siteUrl,
    now,
  });
  const announce = createAnnounceLead({
    events,
    jobs,
    leadMailTo: config.leadMailTo,
    siteUrl: config.siteUrl,
  });
  const stamps = createFormStamps({ secrets, now });
  const leads = createLeadsService({
    repository: createLeadsRepository(db),
    announce,
    stamps,
    formMinSeconds: config.formMinSeconds,
    now,
  });
  const errorsRepository = createClientErrorsRepository(db);
  const clientErrors = createClientErrorsService({ repository: errorsRepository, events, now });
  const signInRoutes = { signIn, cookies, rateLimit: rateLimits.signIn };
  const ownAccount = {
    sessions,
    links,
    timeZones: createTimeZonesService({ repository: createTimeZonesRepository(db), now }),
  };

  const documentRows = createDocumentsRepository(db);
  const documents = createDocumentsService({ repository: documentRows, files, notify, now });
  const meetingRows = createMeetingsRepository(db);
  const organizer = readMailAddress(config.mailFrom);
  const meetingMails = createMeetingMails({
    repository: meetingRows,
    jobs,
    delay: config.notificationDelay * 1_000,
    siteUrl: config.siteUrl,
    organizer,
    officeTimeZone: config.officeTimeZone,
    now,
  });
  const meetings = createMeetingsService({
    repository: meetingRows,
    siteUrl: config.siteUrl,
    organizer,
    mails: meetingMails,
    now,
  });
  const notes = createNotesService({ repository: createNotesRepository(db), now });

  const stories = createSuccessStoriesService({
    repository: createSuccessStoriesRepository(db),
    events,
    contentChanged: version.refresh,
    now,
  });
  const measurements = createMeasurementsService({
    repository: createMeasurementsRepository(db),
    calendar,
    now,
  });
  const storyConsentRows = createStoryConsentRepository(db);
  const storyConsent = createStoryConsentService({
    repository: storyConsentRows,
    measurements,
    stories,
    now,
  });
  const deletionRequestRows = createDeletionRequestsRepository(db);
  const deletionRequests = createDeletionRequestsService({
    repository: deletionRequestRows,
    jobs,
    mailTo: config.leadMailTo,
    siteUrl: config.siteUrl,
    officeTimeZone: config.officeTimeZone,
    now,
  });
  const kept = keepTexts(contentVersion);
  const techAssetsDependencies = {
    repository: createTechAssetsRepository(db),
    contentChanged: version.refresh,
    now,
  };
  const techAssets = createTechAssetsService(techAssetsDependencies);
  const content = site && {
    site: site.site,
    fetch: createAnonymousFetch(app, {
      paths: createPathTable(endpoints),
      served: config.services,
      origins: config.serviceOrigins,
    }),
  };
  const pages =
    content &&
    createPublicPages({ ...content, contentVersion, connectOrigins: Object.values(config.serviceOrigins) });

  const jobsService = createJobsService({ repository: createJobsRepository(db), jobs, now });
  metrics?.watchQueries(database.queries);
  metrics?.collectFrom({
    load,
    connections: database.connections,
    streams: live.streams,
    kept: { answers, lists: kept.counts, ...(pages ? { pages: pages.counts } : {}) },
    queues: jobsService.queues,
  });

  const apiKeysRepository = createApiKeysRepository(db);
  const apiKeys = createApiKeysService({ repository: apiKeysRepository, calendar, now });
  const keyUses = createKeyUses({
    repository: apiKeysRepository,
    calendar,
    now,
    onError: (err) => app.log.warn({ err }, 'the uses of API keys could not be written down'),
  });
  app.addHook('onClose', keyUses.close);
  registerAuthentication(app, {
    cookies,
    findCaller: sessions.findCaller,
    admitApiKey: createApiKeyAuthentication({
      keys: createKeyRecognitionService({ repository: apiKeysRepository, now }),
      budgets: createKeyBudgets({ counts: limits.calls }),
      uses: keyUses,
    }),
  });
  registerIdempotency(app, storedAnswers);
  app.decorate('createSetupLink', links.createSetupLink);
  app.decorate('contentVersion', version);
  registerHealth(app, { ping: database.ping, ending, commit: config.commit });
  if (serves('core')) {
    registerOpenApi(app, {
      document: createOpenApiDocument(contract, {
        siteUrl: config.siteUrl,
        version: '1',
        sessionCookie: cookies.nameOf('client'),
      }),
    });
    await registerApiDocs(app, { connectOrigins: Object.values(config.serviceOrigins) });
    registerAssetFile(app, { assets, copies });
    registerCaseStudies(app, {
      caseStudies: createCaseStudiesService({ repository: createCaseStudiesRepository(db), now }),
      kept,
    });
    registerClientErrors(app, {
      clientErrors,
      rateLimit: rateLimits.clientErrors,
    });
    registerLeads(app, { leads, rateLimit: rateLimits.forms });
    registerPageViews(app, {
      pageViews: createPageViewsService({
        repository: createPageViewsRepository(db),
        // Where another process serves the pages, this one cannot tell.
        isPage: async (path) => pages === null || (await pages.at(path)).status === 200,
        calendar,
      }),
      rateLimit: rateLimits.pageViews,
    });
    registerSignIn(app, signInRoutes);
    registerPasswords(app, { links, rateLimit: rateLimits.signIn });
    registerEmailAnswers(app, { emailChanges, rateLimit: rateLimits.signIn });
    registerOwnAccount(app, 'client', ownAccount);
    registerOwnAccount(app, 'manager', ownAccount);
    registerProjects(app, {
      projects: createProjectsService({ repository: createProjectsRepository(db), now }),
    });
    registerAgenda(app, {
      agenda: createAgendaService({ repository: createAgendaRepository(db), calendar }),
    });
    registerPortfolio(app, {
      portfolio: createPortfolioService({ repository: createPortfolioRepository(db), calendar, now }),
    });
    registerMilestones(app, {
      milestones: createMilestonesService({ repository: milestoneRows, events, notify, now }),
    });
    await registerDeliverables(app, {
      deliverables: createDeliverablesService({ repository: deliverableRows, files, events, notify, now }),
      uploadsDirectory,
    });
    await registerDocuments(app, { documents, uploadsDirectory });
    registerMeetings(app, { meetings });
    registerNotes(app, { notes });
    registerProfiles(app, {
      profiles: createProfilesService({ repository: createProfilesRepository(db), now }),
    });
    const ownDataRows = createOwnDataRepository(db);
    const messageRows = createMessagesRepository(db);
    registerOwnData(app, {
      ownData: createOwnDataService({
        repository: ownDataRows,
        sections: createExportSections({
          ownData: ownDataRows,
          sessions,
          plan: createPlanRepository(db),
          deliverables: deliverableRows,
          messages: messageRows,
          measurements,
          storyConsent: storyConsentRows,
          meetings: meetingRows,
          documents: documentRows,
          deletionRequests: deletionRequestRows,
          files,
        }),
        calendar,
        now,
      }),
      deletionRequests,
    });
    registerMeasurements(app, { measurements });
    registerStoryConsent(app, { storyConsent });
    registerLive(app, { live });
    registerNotifications(app, { notifications });
    registerMessages(app, {
      messages: createMessagesService({ repository: messageRows, events, notify, now }),
    });
  }
  if (serves('admin')) {
    registerAssetList(app, { assets, kept });
    registerAdminSignIn(app, signInRoutes);
    registerOwnAccount(app, 'admin', ownAccount);
    registerSecondFactor(app, { secondFactor, confirmPassword: signIn.confirmPassword });
    registerInvitations(app, {
      invitations: createInvitationsService({ repository: createInvitationsRepository(db), jobs, now }),
    });
    const clientsRepository = createClientsRepository(db);
    registerUsers(app, {
      users: createUsersService({
        repository: createUsersRepository(db),
        handOver: createHandOver({ repository: clientsRepository, events, now }),
        sessions,
        jobs,
        now,
      }),
    });
    registerClients(app, {
      clients: createClientsService({ repository: clientsRepository, events, jobs, calendar, now }),
    });
    registerPendingDeletions(app, { deletionRequests });
    registerEmailChanges(app, { emailChanges });
    registerAuditLog(app, { auditLog });
    registerApiKeys(app, { apiKeys });
    await registerAdminAssets(app, {
      adminAssets: createAdminAssetsService({
        repository: assetRows,
        files,
        events,
        navigationLogoId: NAVIGATION_LOGO_ID,
        contentChanged: version.refresh,
        now,
      }),
      assets,
      copies,
      uploadsDirectory,
    });
    registerTechAssetsAdmin(app, {
      techAssets,
      imports: createTechAssetImportsService(techAssetsDependencies),
    });
    registerWebhooks(app, {
      webhooks,
      deliveries: createDeliveriesService({ repository: deliveryRows, jobs, now }),
    });
    registerLeadInbox(app, {
      inbox: createLeadInboxService({
        repository: createLeadInboxRepository(db),
        announce,
        winLead: createWinLead({ events, jobs, calendar, now }),
        now,
      }),
    });
    registerErrorGroups(app, { groups: createErrorGroupsService({ repository: errorsRepository, now }) });
    registerJobs(app, { jobs: jobsService, outbox: !config.smtpUrl });
    registerOutbox(app, {
      outbox: createOutboxService({
        files: config.smtpUrl ? null : createOutboxFiles(join(config.dataDirectory, 'outbox')),
      }),
    });
    registerOverview(app, {
      overview: createOverviewService({
        repository: createOverviewRepository(db),
        queues: jobsService.queues,
        calendar,
        now,
      }),
    });
    registerSuccessStories(app, { stories });
    registerStoryDrafts(app, { storyConsent });
  }
  if (serves('tech-assets')) {
    registerTechAssets(app, { techAssets, kept });
  }

  const refuse = (request: FastifyRequest): never => {
    const [path = '/'] = request.url.split('?');
    const methods = site && !isApiPath(path) ? ['GET', 'HEAD'] : paths.methodsOf(path);
    if (methods.length === 0) throw new Problem(404, 'There is nothing at this path.');
    const allow = methods.join(', ');
    throw new Problem(405, `This path takes ${allow}.`, { headers: { Allow: allow } });
  };
  app.setNotFoundHandler(refuse);
  if (site && content && pages) {
    await registerClientFiles(app, site.clientDirectory);
    const renderPage = createPageHandler(pages);
    registerSearchEngines(app, { ...content, kept });
    registerSocialImages(app, { pages, renderPage });
    await registerContactForm(app, { renderPage });
    app.get('/*', (request, reply) =>
      isApiPath(request.url) ? refuse(request) : renderPage(request, reply),
    );
  }
  const cleanAssets = createAssetsCleanUp({
    repository: assetRows,
    files,
    uploadsDirectory,
    trashDays: ASSET_TRASH_DAYS,
    now,
  });
  const cleanDelivery = createDeliveryCleanUp({
    milestones: milestoneRows,
    deliverables: deliverableRows,
    files,
    now,
  });
  const erasure = createErasure({
    repository: createErasureRepository(db),
    files,
    jobs,
    events,
    contentChanged: version.refresh,
    now,
  });
  await jobs.work({
    mail: mailer.send,
    'password-link': links.mailLink,
    'email-change': emailChanges.mailLink,
    'webhook-fan-out': webhookWork.fanOut,
    'webhook-attempt': webhookWork.attempt,
    'notification-mail': notifications.mail,
    'meeting-mail': meetingMails.mail,
    'notification-digest': notifications.mailDaily,
    'client-erasure': erasure.erase,
    'file-removal': erasure.removeFiles,
    'clean-up': async () => {
      await sessions.cleanUp();
      await limits.cleanUp();
      await emailChanges.cleanUp();
      await storedAnswers.cleanUp();
      await auditLog.cleanUp();
      await apiKeys.cleanUp();
      await erasure.cleanUp();
      await cleanAssets();
      await documents.cleanUp();
      await meetings.cleanUp();
      await notes.cleanUp();
      await cleanDelivery();
      await techAssets.cleanUp();
      await webhookWork.cleanUp();
      await webhooks.cleanUp();
      await clientErrors.cleanUp();
      await database.maintain();
      await stories.cleanUp();
      await events.cleanUp();
      await leads.cleanUp();
      await measurements.cleanUp();
      await live.cleanUp();
      await notifications.cleanUp();
    },
  });
  return app;
}
