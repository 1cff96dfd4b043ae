import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { charsetOf } from '../files/text-charset.ts';
import { isNamed } from './entity-tag.ts';

/** Shared caches must not store the file. */
const CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/** If the file is opened anyway, it gets no script, no origin and nothing to load. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

export interface PrivateFile {
  /** Name under which the file is saved, with its extension. */
  name: string;
  /** Without a charset, which is detected for text. */
  contentType: string;
  byteSize: number;
  /** Changes with the bytes. */
  checksum: string;
  /** Whether a browser shows the file if it can, instead of saving it. @default false */
  inline?: boolean;
  open: () => Promise<Readable>;
}

/** Sends a file. The caller has already checked that the recipient may have it. */
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
    // In a sandbox, the browser can't do what it asks for, and warns.
    .removeHeader('Origin-Agent-Cluster')
    .header(
      'Content-Disposition',
      // A name may contain path separators.
      contentDisposition(name.replace(/[/\\]/g, '-'), { type: inline ? 'inline' : 'attachment' }),
    );
  if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const charset = contentType.startsWith('text/') ? `; charset=${await charsetOf(await open())}` : '';
  reply.type(`${contentType}${charset}`).header('Content-Length', byteSize);
  // Without a body, Fastify would send a length of 0.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await open());
}
