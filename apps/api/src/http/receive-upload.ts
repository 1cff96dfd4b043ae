import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FileRule } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import { cleanFileName } from '../files/upload-name.ts';
import { HttpError } from '../http-error.ts';

/** An uploaded file. It has its own folder, which is removed with the request. */
export interface UploadedFile {
  /** The name that the sender gave it, without folders. */
  name: string;
  /** The content type that the sender claims. */
  claimedType: string;
  /** Where the bytes are. */
  path: string;
  byteSize: number;
  /** SHA-256 of the bytes, hexadecimal. */
  checksum: string;
}

export interface Upload {
  fields: Record<string, string>;
  file: UploadedFile;
}

/** Room for the fields and boundaries around a file. */
const FORM_BYTES = 64 * 1_024;

const FORM_LIMITS = { files: 1, fields: 20, parts: 21, fieldSize: 20_000 };

const wrongFile = (message: string, status = 400) =>
  new HttpError(status, message, { errors: { file: [message] } });

function tooLarge(maximumSize: number, name?: string): HttpError {
  const limit = `${Math.floor(maximumSize / 1_024 ** 2)} MB`;
  return wrongFile(
    name ? `${name} is larger than ${limit}. Make it smaller.` : `A file can have at most ${limit}.`,
    413,
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where uploads are until their requests are answered. */
    uploadsDirectory: string;
  }
}

/** Lets the routes of a scope accept files. */
export async function acceptUploads(
  app: FastifyInstance,
  directory: string,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.decorate('uploadsDirectory', directory);
    register(scope);
  });
}

/** Removes the files of processes that ended during an upload. */
export async function removeUploadsBefore(directory: string, moment: Date): Promise<void> {
  // A process that accepts no files has no such folder.
  const names = await readdir(directory).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const path = join(directory, name);
    // A file that is gone belonged to a request that ended in the meantime.
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < moment) await rm(path, { recursive: true, force: true });
  }
}

async function keep(part: MultipartFile, directory: string, maximumSize: number): Promise<UploadedFile> {
  const path = join(directory, 'file');
  const hash = createHash('sha256');
  let byteSize = 0;
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        byteSize += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  const name = cleanFileName(part.filename);
  if (part.file.truncated) throw tooLarge(maximumSize, name);
  return { name, claimedType: part.mimetype, path, byteSize, checksum: hash.digest('hex') };
}

async function readForm(
  request: FastifyRequest,
  { maximumSize }: FileRule,
  directory: string,
): Promise<Upload> {
  const fields = new Map<string, string>();
  let file: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: maximumSize } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    } else if (part.fieldname === 'file') {
      file = await keep(part, directory, maximumSize);
    } else {
      part.file.resume();
    }
  }
  if (!file) throw wrongFile('Send a file in a field called "file".');
  return { fields: Object.fromEntries(fields), file };
}

const UNFINISHED = 'The form is incomplete or malformed. Send it again.';

/** An error while reading a form is the sender's fault, unless it comes from our disk. */
function explain(error: unknown): unknown {
  if (error instanceof HttpError || !(error instanceof Error)) return error;
  const code = errorCode(error);
  if (code === 'FST_FILES_LIMIT') return wrongFile('Send one file at a time.');
  if (/^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') return error;
  return new HttpError(400, UNFINISHED);
}

/**
 * Receives a form with one file. Streams the bytes to disk, so that no file of unchecked size is in memory.
 * Removes them when the response is sent or the caller disconnects.
 *
 * @throws HttpError 400, 413 if the file is too large, 415 if it isn't a form
 */
export async function receiveUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: FileRule,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'Send a form with a file, with the Content-Type multipart/form-data.');
  }
  if (Number(request.headers['content-length']) > rule.maximumSize + FORM_BYTES)
    throw tooLarge(rule.maximumSize);
  const directory = await mkdtemp(join(request.server.uploadsDirectory, 'upload-'));
  const discard = () =>
    rm(directory, { recursive: true, force: true }).catch((err: unknown) =>
      request.log.warn({ err }, 'the file of an upload could not be removed'),
    );
  try {
    const upload = await readForm(request, rule, directory);
    if (reply.raw.destroyed) throw new HttpError(400, UNFINISHED);
    reply.raw.once('close', () => void discard());
    return upload;
  } catch (error) {
    await discard();
    throw explain(error);
  }
}
