import { createHook } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepNextTickQuick } from './next-tick.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The object that Node creates for the first tick requested by the callback. */
function tickOf(ask: () => void): WeakRef<object> {
  const made: WeakRef<object>[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') made.push(new WeakRef(resource));
    },
  }).enable();
  ask();
  hook.disable();
  const [tick] = made;
  if (!tick) throw new Error('No tick was asked for.');
  return tick;
}

test('retains one tick object across garbage collections, and with it the shape of all', async () => {
  const forgotten = tickOf(() => process.nextTick(() => undefined));
  const kept = tickOf(keepNextTickQuick);
  await wait(10);
  collectGarbage();
  await wait(10);
  collectGarbage();
  expect(forgotten.deref()).toBeUndefined();
  expect(kept.deref()).toHaveProperty('callback');
});
