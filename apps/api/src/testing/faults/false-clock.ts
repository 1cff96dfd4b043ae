import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryDirectory } from '../temporary-directory.ts';
import type { ScenarioOptions } from './scenario.ts';

const HOW_TO_GET =
  'The clock is moved by libfaketime, which is missing. Debian: apt-get install -y faketime. Other systems: https://github.com/wolfcw/libfaketime';

/** Path of the library that faketime preloads into programs with threads, such as Node. @throws Error when it is missing */
function findLibrary(): string {
  const { stdout, status } = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(HOW_TO_GET);
  return stdout.trim();
}

export interface FalseClock {
  /** Variables of a process whose clock this is. */
  environment: Record<string, string>;
  /** Sets the clock so many hours before or behind the true time. */
  set: (hours: number) => Promise<void>;
}

/** A clock that can be put forward and back while a process runs by it. Its timers run on, as after a real jump. */
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
