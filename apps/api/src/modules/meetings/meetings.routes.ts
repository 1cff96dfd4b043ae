import { projectEndpoints } from '@uplift/data-client/contract/project';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, bindRawEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { MeetingsService } from './meetings.service.ts';

export function registerMeetings(app: FastifyInstance, meetings: MeetingsService): void {
  bindEndpoints(app, projectEndpoints, {
    listMeetings: ({ caller, params, query }) => meetings.list(caller, params.clientId, query),
    getMeeting: ({ caller, params }) => meetings.read(caller, params.clientId, params.id),
    createMeeting: (call) => meetings.create(changeOf(call), call.body),
    updateMeeting: (call) => meetings.update(changeOf(call), call.params.id, call.body),
    actOnMeetings: (call) => meetings.act(changeOf(call), call.body.action, call.body.ids),
  });
  bindRawEndpoint(app, projectEndpoints.getMeetingFile, async ({ caller, params, reply }) => {
    const { name, text } = await meetings.calendar(caller, params.clientId, params.id);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', contentDisposition(name.replace(/[/\\]/g, '-'), { type: 'attachment' }))
      .send(text);
  });
}
