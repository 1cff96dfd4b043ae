import { executionAsyncResource } from 'node:async_hooks';

const kept: { tick?: object } = {};

/**
 * Keeps `process.nextTick` fast, which Node calls several times per request. Call it before anything else.
 *
 * Node creates an object with symbols as keys for each call, and V8 retains the shapes of such objects only
 * while one of them is alive. A garbage collection that finds none discards them. Optimizations for the old
 * shapes no longer apply then, and each call takes eight times as long for the rest of the process. So one
 * object is retained.
 */
export function keepNextTickQuick(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource();
  });
}
