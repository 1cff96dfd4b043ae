import type { CreateModule } from '../module.ts';
import { createTechAssetImportsService } from './tech-asset-imports.service.ts';
import { createTechAssetsRepository } from './tech-assets.repository.ts';
import { registerTechAssets, registerTechAssetsAdmin } from './tech-assets.routes.ts';
import { createTechAssetsService } from './tech-assets.service.ts';

export const techAssets: CreateModule = ({ db, events, responseCache, contentVersion, now }) => {
  const dependencies = {
    repository: createTechAssetsRepository(db),
    contentChanged: contentVersion.refresh,
    events,
    now,
  };
  const service = createTechAssetsService(dependencies);
  return {
    routes: {
      admin: (app) =>
        registerTechAssetsAdmin(app, {
          techAssets: service,
          imports: createTechAssetImportsService(dependencies),
        }),
      'tech-assets': (app) => registerTechAssets(app, { techAssets: service, responseCache }),
    },
    cleanUp: service.cleanUp,
  };
};
