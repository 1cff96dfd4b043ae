import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { SuccessStoriesService } from './success-stories.service.ts';

export function registerSuccessStories(app: FastifyInstance, stories: SuccessStoriesService): void {
  bindEndpoints(app, adminEndpoints, {
    listStories: ({ query }) => stories.list(query),
    listStoryIndustries: () => stories.listIndustries(),
    createStory: (call) => stories.create(actorOf(call), call.body.fields),
    getStory: ({ params }) => stories.read(params.id),
    saveStory: (call) => stories.save(actorOf(call), call.params.id, call.body),
    publishStory: (call) => stories.publish(actorOf(call), call.params.id, call.body.version),
    discardStoryChanges: (call) => stories.discard(actorOf(call), call.params.id, call.body.version),
    listStoryVersions: ({ params }) => stories.listVersions(params.id),
    getStoryVersion: ({ params }) => stories.readVersion(params.id, params.versionId),
    restoreStoryVersion: (call) => stories.restoreVersion(actorOf(call), call.params, call.body.version),
    actOnStories: (call) => stories.act(actorOf(call), call.body.action, call.body.ids),
  });
}
