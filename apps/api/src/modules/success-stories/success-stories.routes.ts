import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { SuccessStoriesService } from './success-stories.service.ts';

export function registerSuccessStories(
  app: FastifyInstance,
  { stories }: { stories: SuccessStoriesService },
): void {
  bindEndpoint(app, adminEndpoints.listStories, ({ query }) => stories.list(query));
  bindEndpoint(app, adminEndpoints.listStoryIndustries, () => stories.listIndustries());
  bindEndpoint(app, adminEndpoints.createStory, (call) => stories.create(actorOf(call), call.body.fields));
  bindEndpoint(app, adminEndpoints.getStory, ({ params }) => stories.read(params.id));
  bindEndpoint(app, adminEndpoints.saveStory, (call) =>
    stories.save(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.publishStory, (call) =>
    stories.publish(actorOf(call), call.params.id, call.body.version),
  );
  bindEndpoint(app, adminEndpoints.discardStoryChanges, (call) =>
    stories.discard(actorOf(call), call.params.id, call.body.version),
  );
  bindEndpoint(app, adminEndpoints.listStoryVersions, ({ params }) => stories.listVersions(params.id));
  bindEndpoint(app, adminEndpoints.getStoryVersion, ({ params }) =>
    stories.readVersion(params.id, params.versionId),
  );
  bindEndpoint(app, adminEndpoints.restoreStoryVersion, (call) =>
    stories.restoreVersion(actorOf(call), call.params, call.body.version),
  );
  bindEndpoint(app, adminEndpoints.actOnStories, (call) =>
    stories.act(actorOf(call), call.body.action, call.body.ids),
  );
}
