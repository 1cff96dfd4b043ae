/** Whether the text is a day of the calendar, as YYYY-MM-DD. 31 June isn't. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
