import type { CreateModule } from '../module.ts';
import { createTechAssetImportsService } from './tech-asset-imports.service.ts';
import { registerTechAssets, registerTechAssetsAdmin } from './tech-assets.routes.ts';
import { createTechAssetsService } from './tech-assets.service.ts';

export const techAssets: CreateModule = (container) => {
  const { responseCache } = container;
  const service = createTechAssetsService(container);
  const imports = createTechAssetImportsService(container);
  return {
    routes: {
      admin: (app) => registerTechAssetsAdmin(app, { techAssets: service, imports }),
      'tech-assets': (app) => registerTechAssets(app, { techAssets: service, responseCache }),
    },
    cleanUp: service.cleanUp,
  };
};
