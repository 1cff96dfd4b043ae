import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { type Config, services } from './config.ts';
import { createContainer, type ServerDependencies } from './container.ts';
import { contract } from './contract.ts';
import { logSlowQueries } from './database/slow-queries.ts';
import { registerAuthentication } from './http/authentication.ts';
import { closeConnectionsWithServer } from './http/close-connections.ts';
import { createFastify } from './http/create-fastify.ts';
import { createPathTable, type PathTable } from './http/path-table.ts';
import { registerPlugins } from './http/plugins.ts';
import { sendProblem } from './http/problem.ts';
import { createWriteLimit } from './http/write-limit.ts';
import type { JobHandlers } from './jobs/job-queue.ts';
import type { ContentVersion } from './modules/content-version/content-version.service.ts';
import { registerHealth } from './modules/health/health.routes.ts';
import { createModules } from './modules/index.ts';
import { traceQueries } from './observability/query-trace.ts';
import { measureRequests } from './observability/request-metrics.ts';
import { registerPages } from './pages/index.ts';
import { registerStorybook } from './pages/storybook.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns a link that creates the first admin, or null if an account exists. */
    createSetupLink: () => Promise<string | null>;
    /** Announces the shutdown to load balancers while this process still answers. */
    announceEnd: () => void;
    /** The version of the public content that this process knows. */
    contentVersion: ContentVersion;
  }
}

/** The endpoints that this process serves. */
function servedPaths(config: Config): PathTable {
  return createPathTable(
    Object.values(contract).filter(
      (endpoint) => endpoint === publicEndpoints.getHealth || config.services.includes(endpoint.service),
    ),
  );
}

/** Builds the server: everything but the listening socket. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { config, database, site, jobs, mailer, metrics, tracer } = dependencies;
  const app = createFastify(dependencies);
  app.setErrorHandler(sendProblem);
  const ending = closeConnectionsWithServer(app);
  app.decorate('announceEnd', ending.begin);
  const container = await createContainer(app, dependencies);
  const { contentVersion, cookies, limits, links, live, pages, responseCache, sessions } = container;
  app.decorate('createSetupLink', links.createSetupLink);
  app.decorate('contentVersion', contentVersion);

  const load = await registerPlugins(app, config, limits.calls, tracer);
  logSlowQueries(database.queries, { slowAfter: config.slowQuery, log: app.log });
  if (metrics) measureRequests(app, metrics.noteRequest);
  metrics?.watchQueries(database.queries);
  if (tracer) traceQueries(database.queries, tracer);
  metrics?.collectFrom({
    load,
    connections: database.connections,
    streams: live.streams,
    caches: { lists: responseCache.counts, ...(pages ? { pages: pages.counts } : {}) },
    queues: container.failedJobs.queues,
  });
  const { admitApiKey, idempotencyKeys } = container;
  registerAuthentication(app, {
    cookies,
    findCaller: sessions.findCaller,
    admitApiKey,
    admitWrite: createWriteLimit(limits.calls, container.writeRateLimit),
  });
  app.decorate('withIdempotency', idempotencyKeys.withIdempotency);

  registerHealth(app, { ping: database.ping, ending, commit: config.commit });
  const modules = createModules(container);
  for (const service of services)
    if (config.services.includes(service)) for (const { routes } of modules) await routes?.[service]?.(app);
  await registerPages(app, { site, paths: servedPaths(config), container });
  if (config.storybookDirectory) await registerStorybook(app, config.storybookDirectory);

  const handlers: Partial<JobHandlers> = {
    mail: mailer.send,
    'clean-up': async () => {
      for (const { cleanUp } of modules) await cleanUp?.();
      await database.maintain();
    },
  };
  for (const module of modules) Object.assign(handlers, module.jobs);
  await jobs.work(handlers);
  return app;
}
