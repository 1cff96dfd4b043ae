import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kinds that shrink; images and fonts are compressed already. */
const COMPRESSIBLE = '**/*.{js,css,svg,json,txt,xml,md,csv}';

/** Below this a response fits into one packet either way. */
const SMALLEST_BYTES = 1_024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `.br` and `.gz` copies next to the client's files, so that the server compresses nothing on request. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      for await (const name of glob(COMPRESSIBLE, { cwd: dir, exclude: (entry) => entry.startsWith('.') })) {
        const file = join(dir, name);
        const content = await readFile(file);
        if (content.byteLength < SMALLEST_BYTES) continue;
        const [brotli, gzipped] = await Promise.all([
          compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
          compressGzip(content, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
      }
    },
  };
}
