import type { Readable } from 'node:stream';
import type { publicEndpoints } from '@uplift/data-client/contract';
import * as v from 'valibot';
import type { Container } from '../../container.ts';
import type { ByteRange } from '../../files/file-store.ts';
import { pageRange } from '../../http/list-page.ts';
import { found } from '../../http-error.ts';
import { type AssetRow, createAssetsRepository } from './assets.repository.ts';
import { createImageCopier } from './image-copies.ts';

const DEFAULT_PAGE_SIZE = 50;

type AssetQuery = v.InferOutput<typeof publicEndpoints.listAssets.query>;

export type AssetsService = ReturnType<typeof createAssetsService>;

const Uuid = v.pipe(v.string(), v.uuid());

export function createAssetsService({ db, files, log }: Pick<Container, 'db' | 'files' | 'log'>) {
  const repository = createAssetsRepository(db);
  return {
    list: async ({ category, ...query }: AssetQuery) => {
      const { page, pageSize, ...range } = pageRange(query, DEFAULT_PAGE_SIZE);
      const { rows, total } = await repository.listActive({ category, ...range });
      return { data: rows, page, pageSize, total };
    },

    /** Returns an active asset, whose file is public. @throws HttpError 404 */
    describeFile: async (id: string): Promise<AssetRow> =>
      // PostgreSQL raises an error for a value that isn't a UUID.
      found(v.is(Uuid, id) ? await repository.findActive(id) : null, 'asset'),

    /** Streams a file or a range of it. @throws FileMissing if the store has lost the file */
    readFile: ({ storageKey }: Pick<AssetRow, 'storageKey'>, range?: ByteRange): Promise<Readable> =>
      files.read(storageKey, range),

    readCopy: createImageCopier({ files, log }),
  };
}
