import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { contextOfRequest } from './request-trace.ts';
import { readTraceparent, traceHeaders, traceIdOf } from './trace-context.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

function traceparentAfter(traceparent: string | undefined): string | undefined {
  const request = { headers: traceparent === undefined ? {} : { traceparent } };
  return context.with(contextOfRequest(request, undefined), traceHeaders).traceparent;
}

test('parses a valid traceparent and rejects an invalid one', () => {
  expect(traceIdOf(readTraceparent(`00-${id}-00f067aa0ba902b7-01`))).toBe(id);
  expect(traceIdOf(readTraceparent(`01-${id}-00f067aa0ba902b7-01-more`))).toBe(id);
  for (const broken of [
    undefined,
    '',
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${id}-00f067aa0ba902b7-01-more`,
    `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id}-00f067aa0ba902b7`,
    `00-${id.slice(1)}-00f067aa0ba902b7-01`,
  ]) {
    expect(readTraceparent(broken), String(broken)).toBe(ROOT_CONTEXT);
  }
});

test('passes the trace of the caller on with a new span', () => {
  const received = `00-${id}-00f067aa0ba902b7-01`;
  const passed = traceparentAfter(received);
  expect(passed).toMatch(new RegExp(`^00-${id}-[\\da-f]{16}-01$`));
  expect(passed).not.toBe(received);
  expect(traceparentAfter(received)).not.toBe(passed);
});

test('passes on only the flag that it knows', () => {
  expect(traceparentAfter(`00-${id}-00f067aa0ba902b7-ff`)).toMatch(/-01$/);
  expect(traceparentAfter(`00-${id}-00f067aa0ba902b7-fe`)).toMatch(/-00$/);
});

test('starts a trace without a caller, and none outside of a request', () => {
  expect(traceparentAfter(undefined)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(traceparentAfter(undefined)).not.toBe(traceparentAfter(undefined));
  expect(traceHeaders()).toEqual({});
});
