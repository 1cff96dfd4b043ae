import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { exactly, FileMissing, type FileStore, FileStoreUnavailable, type StoredFile } from './file-store.ts';

/** A bucket and how to reach it. */
export interface S3Settings {
  bucket: string;
  /** Prefix of all keys. Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Endpoint of a service other than AWS. */
  endpoint: string | undefined;
  /** Whether the bucket is part of the URL's path instead of its host. */
  pathStyle: boolean;
  /** If unset, found as AWS tools find them: variables, files, the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** In milliseconds. Three attempts fit into the time limit of a request. */
export interface S3TimeLimits {
  connect: number;
  answer: number;
  /** Until an upload is complete. */
  upload: number;
  /** How long the bytes of a download may pause. */
  pause: number;
}

const timeLimits: S3TimeLimits = { connect: 3_000, answer: 8_000, upload: 120_000, pause: 15_000 };

const ATTEMPTS = 3;

const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && missing.has(error.name);

/** Responses that would be the same next time. 408 and 429 ask for a retry. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // No credentials were found, so no request was sent.
  if (error.name === 'CredentialsProviderError') return true;
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 300 && status < 500 && status !== 408 && status !== 429;
}

function unavailable(what: string, cause: unknown): FileStoreUnavailable {
  const reason = cause instanceof Error ? [cause.name, cause.message].filter(Boolean).join(': ') : 'unknown';
  return new FileStoreUnavailable(`The file store did not ${what} (${reason}).`, {
    cause,
    refused: isRefusal(cause),
  });
}

/** Streams the bytes. The time limit applies while waiting for the store, not for the reader. */
async function* withoutPause(body: Readable, key: string, limit: number): AsyncGenerator<Uint8Array> {
  const wait = () => setTimeout(() => body.destroy(new Error(`no more bytes came for ${limit} ms`)), limit);
  let waiting = wait();
  try {
    for await (const chunk of body) {
      clearTimeout(waiting);
      yield chunk;
      waiting = wait();
    }
  } catch (error) {
    throw unavailable(`send all of ${key}`, error);
  } finally {
    clearTimeout(waiting);
  }
}

/** Stores files in a bucket of S3 or a compatible service, where several machines can access them. */
export function createS3FileStore(
  { bucket, prefix, region, endpoint, pathStyle, credentials }: S3Settings,
  limits: S3TimeLimits = timeLimits,
): FileStore {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: ATTEMPTS,
    // Services other than AWS support the newer checksums only partially.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connect,
      requestTimeout: limits.answer,
      throwOnRequestTimeout: true,
      // MAX_IN_FLIGHT already limits concurrent requests. Here, requests must not wait for slow readers.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  async function sizeOf(key: string): Promise<number | null> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand(place(key)));
      return ContentLength ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw unavailable(`tell of ${key}`, error);
    }
  }

  async function write(key: string, bytes: number, body: Uint8Array | Readable): Promise<void> {
    const broken = new AbortController();
    // The request would otherwise wait for a stream that failed.
    if (body instanceof Readable) body.once('error', (error) => broken.abort(error));
    try {
      // One request: the file exists once it has arrived completely, and not before.
      await client.send(new PutObjectCommand({ ...place(key), Body: body, ContentLength: bytes }), {
        requestTimeout: limits.upload,
        abortSignal: broken.signal,
      });
    } catch (error) {
      if (broken.signal.aborted) throw broken.signal.reason;
      throw unavailable(`take ${key}`, error);
    }
  }

  async function* list(folder: string): AsyncGenerator<StoredFile> {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` });
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified) yield { key: Key.slice(prefix.length), changedAt: LastModified };
        }
      }
    } catch (error) {
      throw unavailable(`list ${folder}`, error);
    }
  }

  return {
    has: async (key) => (await sizeOf(key)) !== null,
    sizeOf,
    write: async (key, content) => {
      if (content instanceof Uint8Array) return write(key, content.byteLength, content);
      const body = Readable.from(exactly(content), { objectMode: false });
      try {
        await write(key, content.bytes, body);
      } finally {
        content.content.destroy();
      }
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.first}-${range.last}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...place(key), Range }));
        if (!(Body instanceof Readable)) throw new Error('The answer has no body.');
        const stream = Readable.from(withoutPause(Body, key, limits.pause), { objectMode: false });
        // A reader that leaves before the first byte would otherwise leave the connection open.
        return stream.once('close', () => Body.destroy());
      } catch (error) {
        throw isMissing(error) ? new FileMissing(key) : unavailable(`send ${key}`, error);
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key))).catch((error: unknown) => {
        throw unavailable(`remove ${key}`, error);
      });
    },
    list,
  };
}
