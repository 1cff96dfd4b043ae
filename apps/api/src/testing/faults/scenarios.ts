import { clockJumps } from './clock-jumps.ts';
import { diskFull } from './disk-full.ts';
import { postgresqlRestart } from './postgresql-restart.ts';
import { receivers } from './receivers.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios that a test runs for a short time. `benchmarks/faults` runs them for longer. */
export const scenarios: readonly Scenario[] = [diskFull, postgresqlRestart, clockJumps, receivers];
