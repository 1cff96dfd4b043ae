import { NAVIGATION_LOGO_ID } from '../../database/seed/seed-files.ts';
import type { CreateModule } from '../module.ts';
import { createAdminAssetsService } from './admin-assets.service.ts';
import { registerAdminAssets, registerAssetFile } from './assets.routes.ts';
import { createAssetsService } from './assets.service.ts';
import { cleanAssets } from './clean-assets.ts';

export const assets: CreateModule = (container) => {
  const { responseCache, uploadsDirectory } = container;
  const service = createAssetsService(container);
  const adminAssets = createAdminAssetsService(container, NAVIGATION_LOGO_ID);
  return {
    routes: {
      core: (app) => registerAssetFile(app, service),
      admin: (app) =>
        registerAdminAssets(app, { adminAssets, assets: service, responseCache, uploadsDirectory }),
    },
    cleanUp: () => cleanAssets(container),
  };
};
