import { executionAsyncResource } from 'node:async_hooks';

const kept: { tick?: object } = {};

/**
 * Keeps `process.nextTick` quick, which Node calls several times for each request. Call it before anything else.
 *
 * Node makes an object for each call, with symbols as keys, and V8 keeps the shapes of such objects only as long as one
 * of them lives. A garbage collection that finds none throws them away; what was learned of them then fits no longer,
 * and each call takes eight times as long for the life of the process. So one is kept.
 */
export function keepNextTickQuick(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource();
  });
}
