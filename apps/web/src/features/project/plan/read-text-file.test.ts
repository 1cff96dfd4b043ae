import { afterEach, expect, it, vi } from 'vitest';
import { readTextFile } from './read-text-file.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: Uint8Array<ArrayBuffer>, contentType: string): void {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': contentType } }));
}

it('decodes the file in the charset that the server names', async () => {
  answerWith(new Uint8Array([0x63, 0x61, 0x66, 0xe9]), 'text/csv; charset=windows-1252');
  expect(await readTextFile('/file')).toEqual({ text: 'café', cut: false });
});

it('returns the beginning of a large file, without half of a character', async () => {
  answerWith(new TextEncoder().encode(`a${'é'.repeat(200_000)}`), 'text/plain; charset=utf-8');
  const { text, cut } = await readTextFile('/file');
  expect(cut).toBe(true);
  expect(text).toBe(`a${'é'.repeat((256 * 1024) / 2 - 1)}`);
});

it('downloads no more of a large file than it shows', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(0x61)),
    cancel,
  });
  vi.stubGlobal('fetch', async () => new Response(endless));
  const { text, cut } = await readTextFile('/file');
  expect([text.length, cut]).toEqual([256 * 1024, true]);
  expect(cancel).toHaveBeenCalledOnce();
});

it('fails when the server has no such file', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect(readTextFile('/file')).rejects.toThrow('Try again, or download the file.');
});
