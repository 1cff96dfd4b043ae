import type { CreateModule } from '../module.ts';
import { createStoryConsentRepository } from './story-consent.repository.ts';
import { registerStoryConsent, registerStoryDrafts } from './story-consent.routes.ts';
import { createStoryConsentService } from './story-consent.service.ts';

export const storyConsent: CreateModule = ({ db, measurements, stories, now }) => {
  const service = createStoryConsentService({
    repository: createStoryConsentRepository(db),
    measurements,
    stories,
    now,
  });
  return {
    routes: {
      core: (app) => registerStoryConsent(app, { storyConsent: service }),
      admin: (app) => registerStoryDrafts(app, { storyConsent: service }),
    },
  };
};
