/** A piece of a text: plain, or an address to go to. */
export interface TextPart {
  text: string;
  /** The address; null: it is plain text. */
  href: string | null;
}

/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?'"”’)\]}]+$/;

/** An address as somebody wrote it, without what belongs to the sentence around it. */
function trimAddress(candidate: string): string {
  const address = candidate.replace(TRAILING, '');
  // A bracket that the address opened itself is its own.
  return candidate[address.length] === ')' && address.includes('(') && !address.includes(')')
    ? `${address})`
    : address;
}

/** Finds the addresses in a text. Only those of https become links: nothing else is safe to press unseen. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\bhttps:\/\/[^\s<>"]+/gi)) {
    const address = trimAddress(match[0]);
    const url = URL.parse(address);
    // Who puts a name before the host wants to be taken for another.
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href: url.href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
