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

const time = zonedFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

const DAY_MS = 24 * 3_600_000;

/** Returns the difference between the local time in a time zone and UTC, in milliseconds. */
function offsetAt(timeZone: string | undefined, moment: number): number {
  return Date.parse(`${dayIn(timeZone, moment)}T${time(timeZone).format(moment)}Z`) - moment;
}

/**
 * Returns the timestamp of a local time in a time zone, or NaN if it is invalid. Like `Date`, takes the earlier
 * of two when clocks are set back, and moves a time that clocks skip forward.
 *
 * @param timeZone IANA time zone; undefined means the browser's
 * @param localTime YYYY-MM-DDTHH:MM, or with seconds
 */
export function momentIn(timeZone: string | undefined, localTime: string): number {
  const inUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(inUtc)) return inUtc;
  const [before, after] = [offsetAt(timeZone, inUtc - DAY_MS), offsetAt(timeZone, inUtc + DAY_MS)];
  const isChanged =
    offsetAt(timeZone, inUtc - before) !== before && offsetAt(timeZone, inUtc - after) === after;
  return inUtc - (isChanged ? after : before);
}
