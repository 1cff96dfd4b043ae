import { clockJumps } from './clock-jumps.ts';
import { diskFull } from './disk-full.ts';
import { kill } from './kill.ts';
import { postgresqlRestart } from './postgresql-restart.ts';
import { receivers } from './receivers.ts';
import { rollingRestart } from './rolling-restart.ts';
import type { Scenario } from './scenario.ts';

/** All of them, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  kill,
  diskFull,
  postgresqlRestart,
  clockJumps,
  receivers,
  rollingRestart,
];
