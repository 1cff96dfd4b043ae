import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A trace across several programs (W3C Trace Context, level 1). */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Two hexadecimal digits: whether the program that started the trace records it. */
  flags: string;
}

const storage = new AsyncLocalStorage<Trace>();

/** The trace that this code runs in. */
export function currentTrace(): Trace | undefined {
  return storage.getStore();
}

/** Runs a function, and what it causes, in a trace. */
export function runInTrace<Result>(trace: Trace, run: () => Result): Result {
  return storage.run(trace, run);
}

/** Parses a `traceparent`. `null` if it doesn't follow the standard. */
export function readTraceparent(header: unknown): Trace | null {
  if (typeof header !== 'string') return null;
  const [, version, id = '', parent = '', flags = '', rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header) ?? [];
  if (version === undefined || version === 'ff') return null;
  // Later versions may append fields.
  if (version === '00' && rest !== undefined) return null;
  if (/^0+$/.test(id) || /^0+$/.test(parent)) return null;
  return { id, flags };
}

/** The `traceparent` for the next program. */
export function traceparentOf({ id, flags }: Trace): string {
  return `00-${id}-${randomBytes(8).toString('hex')}-${flags}`;
}

const known = new WeakMap<object, Trace>();

/**
 * The trace of a request: that of the caller, that of the code that makes it in this process, or a new one.
 */
export function traceOf(request: { headers: IncomingHttpHeaders }): Trace {
  const found = known.get(request);
  if (found) return found;
  const trace = readTraceparent(request.headers.traceparent) ??
    currentTrace() ?? { id: randomUUID().replaceAll('-', ''), flags: '00' };
  known.set(request, trace);
  return trace;
}
