/** A part of a text: plain text or a link. */
export interface TextPart {
  text: string;
  /** URL of the link. Null for plain text. */
  href: string | null;
}

/** Trailing punctuation that belongs to the sentence, not to the URL. */
const TRAILING = /[.,;:!?'"”’)\]}]+$/;

/** Removes punctuation of the surrounding sentence from a URL. */
function trimAddress(candidate: string): string {
  const address = candidate.replace(TRAILING, '');
  // A closing parenthesis is part of the URL if the URL has the opening one.
  return candidate[address.length] === ')' && address.includes('(') && !address.includes(')')
    ? `${address})`
    : address;
}

/** Finds the URLs in a text. Only https URLs become links, because other schemes aren't safe to open. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\bhttps:\/\/[^\s<>"]+/gi)) {
    const address = trimAddress(match[0]);
    const url = URL.parse(address);
    // Credentials before the host are a phishing trick: they make a URL look like another site.
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href: url.href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
