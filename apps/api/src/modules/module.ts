import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Container } from '../container.ts';
import type { JobHandlers } from '../jobs/job-queue.ts';

/** A part of the server with its own tables, rules and calls. */
export interface Module {
  /** The calls of each service. A process adds those of the services that it serves. */
  routes?: { [Service in Config['services'][number]]?: (app: FastifyInstance) => void | Promise<void> };
  /** What it does after answers, in every process. */
  jobs?: Partial<JobHandlers>;
  /** Removes what is out of date. Runs every hour, in one process. */
  cleanUp?: () => Promise<void>;
}

export type CreateModule = (container: Container) => Module;
