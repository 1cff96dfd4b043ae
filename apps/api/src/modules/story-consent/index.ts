import type { CreateModule } from '../module.ts';
import { storyConsentSections } from './export-sections.ts';
import { createStoryConsentRepository } from './story-consent.repository.ts';
import { registerStoryConsent, registerStoryDrafts } from './story-consent.routes.ts';
import { createStoryConsentService } from './story-consent.service.ts';

export const storyConsent: CreateModule = ({ db, events, measurements, stories, now }) => {
  const repository = createStoryConsentRepository(db);
  const service = createStoryConsentService({ repository, measurements, stories, events, now });
  return {
    routes: {
      core: (app) => registerStoryConsent(app, { storyConsent: service }),
      admin: (app) => registerStoryDrafts(app, { storyConsent: service }),
    },
    exportSections: storyConsentSections(repository),
  };
};
