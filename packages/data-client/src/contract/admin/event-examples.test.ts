import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exampleEvent } from './event-examples.ts';
import { eventData, eventTypes } from './events.ts';

test.for([...eventTypes])('the example of %s matches its schema and fills in every field', (type) => {
  const { data } = exampleEvent(type);
  expect(v.parse(eventData[type], data)).toEqual(data);
  expect(Object.keys(eventData[type].entries)).toEqual(Object.keys(Object(data)));
  expect(Object.values(Object(data))).not.toContain('text');
  expect(Object.values(Object(data))).not.toContain(null);
});
