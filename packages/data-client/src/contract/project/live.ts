import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, record } from '../reading.ts';
import { everybody, projectCall } from './common.ts';
import { LiveTopic } from './topics.ts';

/** The data of a change event: the topic and client to reload. */
export const LiveChange = /* @__PURE__ */ record({ clientId: identifier, topic: LiveTopic });
export type LiveChange = v.InferOutput<typeof LiveChange>;

/** A stream position, used as the event ID: a database transaction and a time in milliseconds. */
export const LivePosition = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^\d{1,19}-\d{1,15}$/, 'Enter the ID of a stream event.'),
);

/**
 * Event names. `change` carries a `LiveChange`. The ID of `position` is where to resume. `reset` means that
 * the missed changes are no longer known, so reload everything. `end` means that the session is over.
 */
export const liveEvents = ['change', 'position', 'reset', 'end'] as const;

export const getLive = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/live',
  summary:
    "Streams changes to the caller's clients as server-sent events: change, reset (reload everything), and end (the session is over). After an interruption, resumes from the Last-Event-ID header.",
  callers: everybody,
  query: v.object({
    /** For clients that can't send the Last-Event-ID header. */
    after: v.optional(LivePosition),
    /** Selects the session if the browser has more than one. */
    area: v.optional(v.picklist(everybody, 'Choose client, manager or admin.')),
  }),
  content: 'text/event-stream',
});
