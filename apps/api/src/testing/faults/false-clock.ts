import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryDirectory } from '../temporary-directory.ts';
import type { ScenarioOptions } from './scenario.ts';

const HOW_TO_GET =
  'The clock is moved by libfaketime, which is missing. Debian: apt-get install -y faketime. Other systems: https://github.com/wolfcw/libfaketime';

/** Path of the faketime library for multithreaded programs, such as Node. @throws Error if it is missing */
function findLibrary(): string {
  const { stdout, status } = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(HOW_TO_GET);
  return stdout.trim();
}

export interface FalseClock {
  /** Environment variables for processes that use this clock. */
  environment: Record<string, string>;
  /** Sets the offset from the true time, in hours. */
  set: (hours: number) => Promise<void>;
}

/** A clock that can jump while processes use it. Their timers are not affected, as with a real jump. */
export async function createFalseClock({ onEnd }: Pick<ScenarioOptions, 'onEnd'>): Promise<FalseClock> {
  const library = findLibrary();
  const { path, remove } = await createTemporaryDirectory();
  onEnd(remove);
  const file = join(path, 'clock');
  const set = (hours: number) => writeFile(file, `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h\n`);
  await set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  };
}
