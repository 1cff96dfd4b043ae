import { isRecord } from './is-record.ts';

function toCamelCase(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts an object's keys to camelCase. If both spellings are present, the camelCase one wins. */
export function camelCaseKeys(value: unknown): unknown {
  if (!isRecord(value)) return value;
  // `fromEntries` defines fields, whereas assigning to `__proto__` would set the prototype.
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [toCamelCase(key), entry, key] as const)
      .filter(([name, , key]) => name === key || !Object.hasOwn(value, name)),
  );
}
