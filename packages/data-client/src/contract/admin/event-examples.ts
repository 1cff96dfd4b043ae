import * as v from 'valibot';
import { isRecord } from '../is-record.ts';
import { type EventType, eventData } from './events.ts';

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value.kind === 'schema';
}

function exampleOf(schema: v.GenericSchema): unknown {
  const examples: readonly unknown[] = v.getExamples(schema);
  if (examples.length > 0) return examples[0];
  const entries: unknown = Reflect.get(schema, 'entries');
  if (isRecord(entries)) {
    return Object.fromEntries(
      Object.entries(entries).flatMap(([name, field]) => (isSchema(field) ? [[name, exampleOf(field)]] : [])),
    );
  }
  const wrapped: unknown = Reflect.get(schema, 'wrapped');
  if (isSchema(wrapped)) return exampleOf(wrapped);
  const options: unknown = Reflect.get(schema, 'options');
  if (Array.isArray(options)) return options[0];
  return schema.type === 'boolean' ? true : schema.type === 'number' ? 1 : 'text';
}

/** The payload of a webhook request. */
export interface EventPayload {
  type: EventType;
  /** Time of the event: ISO 8601, UTC. */
  timestamp: string;
  data: unknown;
}

/** An example event as receivers get it, generated from the schema of its data. */
export function exampleEvent(type: EventType, timestamp = '2026-03-02T09:30:00.000Z'): EventPayload {
  return { type, timestamp, data: exampleOf(eventData[type]) };
}
