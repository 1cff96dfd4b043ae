import type { UploadOptions } from '@uplift/data-client';
import { createIdempotencyKey } from '@uplift/data-client/swr';
import type { FileDropFile } from '@uplift/ui/file-drop';
import { useRef, useState } from 'react';
import { TRY_AGAIN } from './messages.ts';

/** Number of concurrent uploads. More would only slow each other down. */
const AT_A_TIME = 3;

/** Options of one upload. Retries use the same idempotency key. */
export type SendOptions = Required<Pick<UploadOptions, 'idempotencyKey' | 'signal' | 'onProgress'>>;

interface Sending {
  file: File;
  key: string;
  controller: AbortController;
}

export interface Uploads {
  /** Files with their progress, for a `FileDrop`. */
  files: readonly FileDropFile[];
  add: (files: readonly File[]) => void;
  /** Retries a failed upload. */
  retry: (id: string) => void;
  /** Aborts the upload and removes the file from the list. */
  cancel: (id: string) => void;
}

/**
 * Uploads files separately, a few at a time.
 *
 * @param send uploads one file; the message of a thrown error is shown next to the file
 */
export function useUploads(send: (file: File, options: SendOptions) => Promise<unknown>): Uploads {
  const [files, setFiles] = useState<readonly FileDropFile[]>([]);
  const known = useRef(new Map<string, Sending>());
  const waiting = useRef<string[]>([]);
  const active = useRef(0);

  const change = (id: string, create: (file: FileDropFile) => FileDropFile) =>
    setFiles((current) => current.map((file) => (file.id === id ? create(file) : file)));
  const setStatus = (id: string, status: 'waiting' | 'uploading' | 'done') =>
    change(id, ({ name, size }) => ({ id, name, size, status }));

  async function run(id: string, { file, key, controller: { signal } }: Sending): Promise<void> {
    active.current += 1;
    setStatus(id, 'uploading');
    try {
      const onProgress: SendOptions['onProgress'] = ({ loaded, total }) =>
        change(id, ({ name, size, status }) => ({
          id,
          name,
          size,
          ...(status && { status }),
          // After the last byte, the server is processing the file for an unknown time.
          ...(loaded < total ? { progress: loaded / total } : {}),
        }));
      await send(file, { idempotencyKey: key, signal, onProgress });
      setStatus(id, 'done');
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : TRY_AGAIN;
      change(id, ({ name, size }) => ({ id, name, size, status: 'error', error: why }));
    } finally {
      active.current -= 1;
      runNext();
    }
  }

  function runNext(): void {
    while (active.current < AT_A_TIME) {
      const id = waiting.current.shift();
      if (id === undefined) return;
      const sending = known.current.get(id);
      if (sending) void run(id, sending);
    }
  }

  return {
    files,
    add: (added) => {
      const rows = added.map((file): FileDropFile => {
        const id = createIdempotencyKey();
        known.current.set(id, { file, key: id, controller: new AbortController() });
        waiting.current.push(id);
        return { id, name: file.name, size: file.size, status: 'waiting' };
      });
      setFiles((current) => [...current, ...rows]);
      runNext();
    },
    retry: (id) => {
      setStatus(id, 'waiting');
      waiting.current.push(id);
      runNext();
    },
    cancel: (id) => {
      known.current.get(id)?.controller.abort();
      known.current.delete(id);
      setFiles((current) => current.filter((file) => file.id !== id));
    },
  };
}
