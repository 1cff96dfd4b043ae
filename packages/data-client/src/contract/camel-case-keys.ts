import { isRecord } from './is-record.ts';

function toCamelCase(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The same object with every key in camelCase. Where both spellings are given, the camelCase one wins. */
export function camelCaseKeys(value: unknown): unknown {
  if (!isRecord(value)) return value;
  // fromEntries defines fields where an assignment to `__proto__` would set the prototype.
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [toCamelCase(key), entry, key] as const)
      .filter(([name, , key]) => name === key || !Object.hasOwn(value, name)),
  );
}
