import type { EventType } from '@uplift/data-client/contract/admin';

/** Describes when each event type is sent. */
export const eventDescriptions = {
  'lead.created': 'A visitor requests an audit or an ROI report.',
  'client.created': 'A company becomes a client.',
  'client.updated': 'A client’s name or manager changes.',
  'client.erased': 'A client’s data is erased. Erase your copy too.',
  'project.milestone_completed': 'A milestone of a client’s project is done.',
  'deliverable.approved': 'A client approves a version of a deliverable.',
  'message.created': 'A message is sent in a client’s thread.',
  'case_study.published': 'A success story is published.',
  'case_study.unpublished': 'A success story is unpublished.',
  'asset.updated': 'A file of the site is replaced, renamed, activated or deactivated.',
  'client_error.reported': 'A page throws an error in a visitor’s browser.',
} as const satisfies Record<EventType, string>;
