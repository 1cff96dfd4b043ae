/** Texts of an entry that a bot may have filled with links. */
export interface EntryWords {
  /** Short answers, where there is no reason for a link. */
  short: readonly string[];
  /** Free text, where one or two links are fine. */
  long: readonly string[];
}

const webAddress = /https?:\/\/|www\./gi;

function countAddresses(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(webAddress)?.length ?? 0), 0);
}

/** Returns the spam signals in the texts of an entry. */
export function suspiciousWords({ short, long }: EntryWords): string[] {
  return [
    ...(countAddresses(short) > 0 ? ['web address in a short answer'] : []),
    ...(countAddresses(long) > 2 ? ['many web addresses'] : []),
  ];
}
