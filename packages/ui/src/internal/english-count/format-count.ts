const format = /* @__PURE__ */ new Intl.NumberFormat('en-US');

/** Formats a count for a built-in English text: `1,234`. */
export function formatCount(count: number): string {
  return format.format(count);
}
