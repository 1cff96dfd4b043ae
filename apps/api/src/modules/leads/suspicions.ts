/** Words of an entry that a machine may have filled with addresses. */
export interface EntryWords {
  /** Short answers, in which nobody has a reason to write an address of the web. */
  short: readonly string[];
  /** Free text, in which an address or two are welcome. */
  long: readonly string[];
}

const webAddress = /https?:\/\/|www\./gi;

function countAddresses(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(webAddress)?.length ?? 0), 0);
}

/** What makes the words of an entry look like the work of a machine. */
export function suspiciousWords({ short, long }: EntryWords): string[] {
  return [
    ...(countAddresses(short) > 0 ? ['web address in a short answer'] : []),
    ...(countAddresses(long) > 2 ? ['many web addresses'] : []),
  ];
}
