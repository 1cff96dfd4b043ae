import type { CreateModule } from '../module.ts';
import { storyConsentSections } from './export-sections.ts';
import { createStoryConsentRepository } from './story-consent.repository.ts';
import { registerStoryConsent, registerStoryDrafts } from './story-consent.routes.ts';
import { createStoryConsentService } from './story-consent.service.ts';

export const storyConsent: CreateModule = (container) => {
  const service = createStoryConsentService(container);
  return {
    routes: {
      core: (app) => registerStoryConsent(app, { storyConsent: service }),
      admin: (app) => registerStoryDrafts(app, { storyConsent: service }),
    },
    exportSections: storyConsentSections(createStoryConsentRepository(container.db)),
  };
};
