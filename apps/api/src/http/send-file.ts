import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNamed } from './entity-tag.ts';

/** What somebody keeps of a file stays in no shared cache. */
const CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/** Opened all the same, it gets no script, no origin and nothing to load. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";

export interface PrivateFile {
  /** What it is called by whoever keeps it, with its ending. */
  name: string;
  contentType: string;
  byteSize: number;
  /** Changes with the bytes. */
  checksum: string;
  /** Whether a browser shows it, where it can, instead of keeping it. @default false */
  inline?: boolean;
  open: () => Promise<Readable>;
}

/** Sends a file, to somebody of whom it is known that they may have it. */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, contentType, byteSize, checksum, inline = false, open }: PrivateFile,
): Promise<FastifyReply> {
  const tag = `"${checksum}"`;
  reply
    .header('ETag', tag)
    .header('Cache-Control', CACHE_CONTROL)
    .header('Content-Security-Policy', FILE_POLICY)
    // Pages of ours show it in a frame: it can do nothing there.
    .header('X-Frame-Options', 'SAMEORIGIN')
    .header(
      'Content-Disposition',
      // A name may hold what would be folders.
      contentDisposition(name.replace(/[/\\]/g, '-'), { type: inline ? 'inline' : 'attachment' }),
    );
  if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.type(contentType).header('Content-Length', byteSize);
  // No body at all would count as one of length 0.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await open());
}
