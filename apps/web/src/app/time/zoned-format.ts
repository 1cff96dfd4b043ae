/** Creates a date format per time zone. Each is created on first use, because that is slow. */
export function zonedFormat(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string | undefined) => Intl.DateTimeFormat {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}

const day = zonedFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });

/**
 * Returns the day of a timestamp in a time zone, as YYYY-MM-DD.
 *
 * @param timeZone IANA time zone; undefined means the browser's
 */
export function dayIn(timeZone: string | undefined, moment: number): string {
  const parts = day(timeZone).formatToParts(moment);
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join('-');
}
