import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isNamed, varyByEncoding } from './entity-tag.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Measured on the home page: 9 is 8% larger, and 11 takes three times as long for another 2%. */
const BROTLI_QUALITY = 10;

function toBrotli(bytes: Buffer, params: BrotliOptions['params']): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      ...params,
    },
  });
}

const compressWell = {
  br: (bytes: Buffer) => toBrotli(bytes, { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }),
  gzip: (bytes: Buffer) => compressGzip(bytes, { level: 9 }),
};

/**
 * For responses that are sent once: a fifth larger than cached ones, in a fortieth of the time. With its
 * default window, Brotli would allocate megabytes of memory for each.
 */
const compressQuickly: typeof compressWell = {
  br: (bytes) => toBrotli(bytes, { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 }),
  gzip: (bytes) => compressGzip(bytes, { level: 6 }),
};

/** A text that is sent many times and compressed once. */
export interface EncodedText {
  /** Entity tag of the uncompressed bytes. */
  tag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses a text, off the event loop.
 *
 * @param cached whether it will be cached, which makes the best compression worth its time
 */
export async function encodeText(text: string, cached = true): Promise<EncodedText> {
  const identity = Buffer.from(text);
  const compress = cached ? compressWell : compressQuickly;
  const [br, gzipped] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  return {
    tag: entityTagOf(identity),
    identity,
    // Copied: zlib returns a slice of a 16 kB buffer, which would stay in memory with it.
    br: Buffer.copyBytesFrom(br),
    gzip: Buffer.copyBytesFrom(gzipped),
  };
}

/** Memory of a cache entry in addition to its bytes: three buffers, the key and the entry itself. */
const ENTRY_BYTES = 1_024;

/** Memory of all its encodings, in bytes. */
export function bytesOf({ identity, br, gzip: gzipped }: EncodedText): number {
  return ENTRY_BYTES + identity.byteLength + br.byteLength + gzipped.byteLength;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return (
      name.trim().toLowerCase() === encoding &&
      !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameter))
    );
  });
}

/** The best encoding that the caller accepts. */
function choose({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = [headers['accept-encoding'] ?? ''].flat().join(',');
  return (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding)) ?? 'identity';
}

/** Sends the encoding that the caller accepts, or 304 if the caller already has it. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, text: EncodedText): FastifyReply {
  const encoding = choose(request);
  varyByEncoding(reply);
  if (isNamed(request.headers['if-none-match'], text.tag)) {
    const tag = encoding === 'identity' ? text.tag : `${text.tag.slice(0, -1)}-${encoding}"`;
    return reply.code(304).header('ETag', tag).send();
  }
  // The hook for encoded responses completes the tag.
  reply.header('ETag', text.tag);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(text[encoding]);
}

const encoder = new TextEncoder();
let room = new Uint8Array(0);

/**
 * Encodes a text as UTF-8. `Buffer.from` would count the bytes before writing them, which takes as long
 * again.
 */
function toBytes(text: string): Buffer {
  const most = text.length * 3;
  if (room.length < most) room = new Uint8Array(most);
  const { written } = encoder.encodeInto(text, room);
  return Buffer.from(room.buffer.slice(0, written));
}

/** Sends a text that isn't cached: compressed quickly, in the one encoding that the caller accepts. */
export async function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const bytes = toBytes(text);
  if (reply.statusCode === 200) {
    const tag = entityTagOf(bytes);
    reply.header('ETag', tag);
    varyByEncoding(reply);
    if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  const encoding = choose(request);
  if (encoding === 'identity' || bytes.byteLength === 0) return reply.send(bytes);
  varyByEncoding(reply);
  reply.header('Content-Encoding', encoding);
  return reply.send(await compressQuickly[encoding](bytes));
}
