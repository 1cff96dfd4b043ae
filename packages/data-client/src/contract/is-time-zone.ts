/** Whether the text is an IANA time zone name, such as `America/New_York`. Offsets (`+05:30`) aren't. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
