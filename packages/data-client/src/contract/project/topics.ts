import * as v from 'valibot';

/**
 * Topics of the live stream: the parts of a client's project that can change. Screens reload what they show.
 */
export const liveTopics = [
  'project',
  'milestones',
  'messages',
  'measurements',
  'documents',
  'meetings',
  'notes',
] as const;

export const LiveTopic = /* @__PURE__ */ v.picklist(liveTopics);
export type LiveTopic = v.InferOutput<typeof LiveTopic>;
