/** Size of the part of a file that is shown, in bytes. */
const SHOWN_BYTES = 256 * 1024;
/** In milliseconds. */
const TIME_LIMIT = 30_000;

export interface TextFile {
  text: string;
  /** Whether the file is longer than the text. */
  cut: boolean;
}

/** Reads a body until it is larger than a number of bytes, and cancels the rest of the download. */
async function readBeginning(body: ReadableStream<Uint8Array<ArrayBuffer>>, size: number): Promise<Blob> {
  const reader = body.getReader();
  let read = new Blob();
  while (read.size <= size) {
    const { done, value } = await reader.read();
    if (done) return read;
    read = new Blob([read, value]);
  }
  await reader.cancel();
  return read;
}

/** Loads the beginning of a text file, in the charset that the server names. */
export async function readTextFile(href: string): Promise<TextFile> {
  // biome-ignore lint/style/noRestrictedGlobals: The hooks read JSON. This is the request of the download link.
  const response = await fetch(href, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok || !response.body) throw new Error('Try again, or download the file.');
  const [, charset] = /charset=([^;]+)/.exec(response.headers.get('Content-Type') ?? '') ?? [];
  const beginning = await readBeginning(response.body, SHOWN_BYTES);
  const cut = beginning.size > SHOWN_BYTES;
  const bytes = await beginning.slice(0, SHOWN_BYTES).arrayBuffer();
  // `stream` drops a character that is cut in two.
  return { text: new TextDecoder(charset).decode(bytes, { stream: cut }), cut };
}
