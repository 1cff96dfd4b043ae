import type { TechAsset } from '@uplift/data-client/contract';
import type { TechAssetRow, TechAssetsRepository } from './tech-assets.repository.ts';

export interface TechAssetsService {
  listActive: () => Promise<{ data: TechAsset[] }>;
}

function toAnswer(row: TechAssetRow): TechAsset {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export function createTechAssetsService({
  repository,
}: {
  repository: TechAssetsRepository;
}): TechAssetsService {
  return {
    listActive: async () => ({ data: (await repository.listActive()).map(toAnswer) }),
  };
}
