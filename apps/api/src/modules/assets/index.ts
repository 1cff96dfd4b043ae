import { ASSET_TRASH_DAYS } from '@uplift/data-client/contract/admin';
import { NAVIGATION_LOGO_ID } from '../../database/seed/seed-files.ts';
import type { CreateModule } from '../module.ts';
import { createAdminAssetsRepository } from './admin-assets.repository.ts';
import { createAdminAssetsService } from './admin-assets.service.ts';
import { createAssetsRepository } from './assets.repository.ts';
import { registerAdminAssets, registerAssetFile, registerAssetList } from './assets.routes.ts';
import { createAssetsService } from './assets.service.ts';
import { createAssetsCleanUp } from './clean-assets.ts';
import { createImageCopies } from './image-copies.ts';

export const assets: CreateModule = ({
  db,
  files,
  events,
  responseCache,
  contentVersion,
  uploadsDirectory,
  log,
  now,
}) => {
  const repository = createAdminAssetsRepository(db);
  const service = createAssetsService({ repository: createAssetsRepository(db), files });
  const copies = createImageCopies({
    files,
    onError: (err) => log.warn({ err }, 'no smaller copy of a picture could be made'),
  });
  const adminAssets = createAdminAssetsService({
    repository,
    files,
    events,
    navigationLogoId: NAVIGATION_LOGO_ID,
    contentChanged: contentVersion.refresh,
    now,
  });
  return {
    routes: {
      core: (app) => registerAssetFile(app, { assets: service, copies }),
      admin: async (app) => {
        registerAssetList(app, { assets: service, responseCache });
        await registerAdminAssets(app, { adminAssets, assets: service, copies, uploadsDirectory });
      },
    },
    cleanUp: createAssetsCleanUp({ repository, files, uploadsDirectory, trashDays: ASSET_TRASH_DAYS, now }),
  };
};
