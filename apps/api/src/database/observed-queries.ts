import type { EventEmitter } from 'node:events';
import { type Context, context } from '@opentelemetry/api';

/** A statement that succeeded or failed. */
export interface Query {
  /** With placeholders instead of values. */
  statement: string;
  /** Time from the call to the response, in milliseconds. */
  duration: number;
  /** The trace that it belongs to. */
  context: Context;
}

export type Queries = EventEmitter<{ query: [Query] }>;

type Ask = (...parameters: never[]) => unknown;

/** The SQL text of a call to a driver. */
export function statementOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

/** Makes a driver's `query` emit each statement, whether it uses a promise or a callback. */
export function observe<Function extends Ask>(query: Function, queries: Queries): Function {
  return new Proxy(query, {
    apply(target, self, parameters: unknown[]) {
      const began = performance.now();
      const caller = context.active();
      const done = () => {
        queries.emit('query', {
          statement: statementOf(parameters[0]),
          duration: performance.now() - began,
          context: caller,
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
