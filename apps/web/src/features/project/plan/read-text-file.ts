/** Size of the part of a file that is shown, in bytes. */
const SHOWN_BYTES = 256 * 1024;
/** In milliseconds. */
const TIME_LIMIT = 30_000;

export interface TextFile {
  text: string;
  /** Whether the file is longer than the text. */
  cut: boolean;
}

/** Loads the beginning of a text file, in the charset that the server names. */
export async function readTextFile(href: string): Promise<TextFile> {
  // biome-ignore lint/style/noRestrictedGlobals: The hooks read JSON. This is the request of the download link.
  const response = await fetch(href, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error('Try again, or download the file.');
  const [, charset] = /charset=([^;]+)/.exec(response.headers.get('Content-Type') ?? '') ?? [];
  const file = await response.blob();
  const cut = file.size > SHOWN_BYTES;
  const bytes = await file.slice(0, SHOWN_BYTES).arrayBuffer();
  // `stream` drops a character that is cut in two.
  return { text: new TextDecoder(charset).decode(bytes, { stream: cut }), cut };
}
