/** Whether the text is a valid calendar date in YYYY-MM-DD format. June 31 isn't. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
