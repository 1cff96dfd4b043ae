import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, record } from '../reading.ts';
import { everybody, projectCall } from './common.ts';
import { LiveTopic } from './topics.ts';

/** What an event of the stream says: what of which client is to be read again. */
export const LiveChange = /* @__PURE__ */ record({ clientId: identifier, topic: LiveTopic });
export type LiveChange = v.InferOutput<typeof LiveChange>;

/** A place in the stream, as the ids of its events name it: a transaction of the database, and a time in milliseconds. */
export const LivePosition = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^\d{1,19}-\d{1,15}$/, 'Give the id of an event of the stream.'),
);

/**
 * The names of the events. `change` carries a `LiveChange`; `position` has the id to come back with; `reset` says that
 * what was missed is not known any more, so that everything is to be read again; `end` says that the session is over.
 */
export const liveEvents = ['change', 'position', 'reset', 'end'] as const;

export const getLive = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/live',
  summary:
    "Tells what changes of the caller's clients, as server-sent events: change, reset (read everything again), end (the session is over). After an interruption it begins with what was missed since the header Last-Event-ID.",
  callers: everybody,
  query: v.object({
    /** For those who cannot send the header Last-Event-ID. */
    after: v.optional(LivePosition),
    /** Whose session counts where a browser holds several. */
    area: v.optional(v.picklist(everybody, 'Name client, manager or admin.')),
  }),
  content: 'text/event-stream',
});
