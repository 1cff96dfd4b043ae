/** Longer than the 2 minutes in which the server stores an uploaded file in a bucket. */
const STALL_LIMIT_MS = 180_000;

/** Upload progress in bytes. Includes the parts of the request around the files. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/** Files to send: one or more, each in a field called `file`, or a form with named fields. */
export type UploadFiles = Blob | readonly Blob[] | FormData;

/** The part of `XMLHttpRequest` that an upload uses. Without DOM types, so that scripts can compile it. */
export interface UploadRequest {
  withCredentials: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
  readonly upload: { addEventListener(type: 'progress', listener: (event: UploadProgress) => void): void };
  addEventListener(type: 'load' | 'error' | 'loadend', listener: () => void): void;
  open(method: string, address: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(form: FormData): void;
  abort(): void;
}

interface Upload {
  method: string;
  address: string;
  headers: Headers;
  /** Form fields that precede the files. */
  fields: unknown;
  files: UploadFiles;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Builds the form of an upload. Fields come first, so that a server knows them when the files arrive. */
function formOf({ fields, files }: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined && value !== null) form.append(name, textOf(value));
  }
  if (files instanceof FormData) {
    for (const [name, value] of files) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, value.name);
    }
  } else {
    for (const file of files instanceof Blob ? [files] : files) form.append('file', file);
  }
  return form;
}

function readHeaders(request: UploadRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}

function readResponse(request: UploadRequest): Response {
  const { status, statusText } = request;
  // Responses with these statuses must not have a body, not even an empty one.
  const body = [204, 205, 304].includes(status) ? null : request.responseText;
  return new Response(body, { status, statusText, headers: readHeaders(request) });
}

/**
 * Sends a form and reports progress, which `fetch` can't do.
 *
 * @throws TypeError like `fetch`, also after 3 minutes without progress
 */
export function sendUpload(
  upload: Upload,
  createRequest: () => UploadRequest = () => new XMLHttpRequest(),
): Promise<Response> {
  const { method, address, headers, onProgress, signal } = upload;
  const request = createRequest();
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (reason: unknown) => {
      request.abort();
      reject(reason);
    };
    const abort = () => stop(signal?.reason);
    let limit: ReturnType<typeof setTimeout>;
    const restartLimit = () => {
      clearTimeout(limit);
      limit = setTimeout(
        () => stop(new TypeError('The upload made no progress for 3 minutes.')),
        STALL_LIMIT_MS,
      );
    };
    request.open(method, address);
    request.withCredentials = true;
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartLimit();
      onProgress?.({ loaded, total });
    });
    request.addEventListener('load', () => resolve(readResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload was interrupted.')));
    request.addEventListener('loadend', () => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    request.send(formOf(upload));
    restartLimit();
  });
}
