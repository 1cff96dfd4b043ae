import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { ByteRange, FileStore } from '../../files/file-store.ts';
import { pageRange } from '../../http/list-page.ts';
import { HttpError } from '../../http-error.ts';
import type { AssetFileRow, AssetRow, AssetsRepository } from './assets.repository.ts';

const DEFAULT_PAGE_SIZE = 50;

interface AssetPage {
  data: AssetRow[];
  page: number;
  pageSize: number;
  total: number;
}

/** Metadata of an asset's file. */
export type AssetFile = AssetFileRow;

export interface AssetsService {
  list: (query: {
    page?: number | undefined;
    pageSize?: number | undefined;
    category?: string | undefined;
  }) => Promise<AssetPage>;
  /** Returns the metadata of an active asset's file. @throws HttpError 404 */
  describeFile: (id: string) => Promise<AssetFileRow>;
  /** Streams a file or a range of it. @throws FileMissing if the store has lost the file */
  readFile: (file: AssetFileRow, range?: ByteRange) => Promise<Readable>;
}

const Uuid = v.pipe(v.string(), v.uuid());

function notFound(): HttpError {
  return new HttpError(404, 'There is no such asset.');
}

export function createAssetsService({
  repository,
  files,
}: {
  repository: AssetsRepository;
  files: FileStore;
}): AssetsService {
  return {
    list: async ({ category, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query, DEFAULT_PAGE_SIZE);
      const { rows, total } = await repository.listActive({ category, limit, offset });
      return { data: rows, page, pageSize, total };
    },
    describeFile: async (id) => {
      // PostgreSQL raises an error for a value that isn't a UUID.
      const file = v.is(Uuid, id) ? await repository.findActiveFile(id) : null;
      if (file === null) throw notFound();
      return file;
    },
    readFile: (file, range) => files.read(file.storageKey, range),
  };
}
