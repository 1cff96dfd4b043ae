import { expect, test } from 'vitest';
import { readTraceparent, traceparentOf } from './trace-context.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

test('parses a valid traceparent and rejects an invalid one', () => {
  expect(readTraceparent(`00-${id}-00f067aa0ba902b7-01`)).toEqual({ id, flags: '01' });
  expect(readTraceparent(`01-${id}-00f067aa0ba902b7-01-more`)).toEqual({ id, flags: '01' });
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
    expect(readTraceparent(broken), String(broken)).toBeNull();
  }
});

test('passes the trace on with a new span', () => {
  const passed = traceparentOf({ id, flags: '01' });
  expect(readTraceparent(passed)).toEqual({ id, flags: '01' });
  expect(traceparentOf({ id, flags: '01' })).not.toBe(passed);
});
