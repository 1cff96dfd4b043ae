/** A format of moments by time zone. Each is created when it is first needed, as that takes long. */
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
 * The day of a moment in a time zone, as YYYY-MM-DD.
 *
 * @param timeZone an IANA time zone; undefined: that of the browser
 */
export function dayIn(timeZone: string | undefined, moment: number): string {
  const parts = day(timeZone).formatToParts(moment);
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join('-');
}
