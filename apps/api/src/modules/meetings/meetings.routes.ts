import { projectEndpoints } from '@uplift/data-client/contract/project';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, bindRawEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { MeetingsService } from './meetings.service.ts';

export function registerMeetings(app: FastifyInstance, { meetings }: { meetings: MeetingsService }): void {
  bindEndpoint(app, projectEndpoints.listMeetings, ({ caller, params, query }) =>
    meetings.list(caller, params.clientId, query),
  );
  bindEndpoint(app, projectEndpoints.getMeeting, ({ caller, params }) =>
    meetings.read(caller, params.clientId, params.id),
  );
  bindRawEndpoint(app, projectEndpoints.getMeetingFile, async ({ caller, params, reply }) => {
    const { name, text } = await meetings.calendar(caller, params.clientId, params.id);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', contentDisposition(name.replace(/[/\\]/g, '-'), { type: 'attachment' }))
      .send(text);
  });
  bindEndpoint(app, projectEndpoints.createMeeting, (call) => meetings.create(changeOf(call), call.body));
  bindEndpoint(app, projectEndpoints.updateMeeting, (call) =>
    meetings.update(changeOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.actOnMeetings, (call) =>
    meetings.act(changeOf(call), call.body.action, call.body.ids),
  );
}
