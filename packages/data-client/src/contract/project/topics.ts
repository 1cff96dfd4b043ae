import * as v from 'valibot';

/** What can change of a client's project, as the live stream names it: screens that show it read it again. */
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
