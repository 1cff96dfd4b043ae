import type { EventEmitter } from 'node:events';
import { currentTrace, type Trace } from '../trace-context.ts';

/** A statement that was carried out, or failed. */
export interface Query {
  /** With placeholders in place of values. */
  statement: string;
  /** From when it was asked for until its answer, in milliseconds. */
  duration: number;
  /** What it belonged to. */
  trace: Trace | undefined;
}

export type Queries = EventEmitter<{ query: [Query] }>;

type Ask = (...parameters: never[]) => unknown;

/** The statement that a driver is asked for. */
export function statementOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

/** Makes a driver's `query` tell of each statement, whether it answers by a promise or by a callback. */
export function observe<Function extends Ask>(query: Function, queries: Queries): Function {
  return new Proxy(query, {
    apply(target, self, parameters: unknown[]) {
      const began = performance.now();
      const trace = currentTrace();
      const done = () => {
        queries.emit('query', {
          statement: statementOf(parameters[0]),
          duration: performance.now() - began,
          trace,
        });
      };
      const callback = parameters.at(-1);
      if (typeof callback === 'function') {
        const observed = (...answer: unknown[]): unknown => {
          done();
          return Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(target, self, parameters.with(-1, observed));
      }
      const answer: unknown = Reflect.apply(target, self, parameters);
      if (answer instanceof Promise) answer.then(done, done);
      return answer;
    },
  });
}
