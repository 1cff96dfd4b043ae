/** Returns JSON that can't close the script element around it. */
export function embeddableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
