import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { StoryConsentService } from './story-consent.service.ts';

interface Dependencies {
  storyConsent: StoryConsentService;
}

export function registerStoryConsent(app: FastifyInstance, { storyConsent }: Dependencies): void {
  bindEndpoints(app, projectEndpoints, {
    getStoryConsent: ({ caller, params }) => storyConsent.read(caller, params.clientId),
    askForStoryConsent: (call) => storyConsent.ask(call.caller, actorOf(call), call.params.clientId),
    answerStoryConsent: (call) =>
      storyConsent.answer(call.caller, actorOf(call), call.params.clientId, call.body.given),
  });
}

export function registerStoryDrafts(app: FastifyInstance, { storyConsent }: Dependencies): void {
  bindEndpoint(app, adminEndpoints.draftStoryOfClient, (call) =>
    storyConsent.draft(call.caller, actorOf(call), call.body.clientId),
  );
}
