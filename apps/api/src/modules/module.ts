import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Container } from '../container.ts';
import type { ExportSection } from '../export-section.ts';
import type { JobHandlers } from '../jobs/job-queue.ts';

/** A feature of the server with its own tables, rules and endpoints. */
export interface Module {
  /** Registers the endpoints of each service. A process registers only the services that it runs. */
  routes?: { [Service in Config['services'][number]]?: (app: FastifyInstance) => void | Promise<void> };
  /** Handlers of background jobs, which run outside of requests. Active in every process. */
  jobs?: Partial<JobHandlers>;
  /** Deletes expired data. Runs hourly, in one process. */
  cleanUp?: () => Promise<void>;
  /** What a client's data export contains of this module. */
  exportSections?: readonly ExportSection[];
}

export type CreateModule = (container: Container) => Module;
