import type { EventData, EventType as WebhookEventType } from '@uplift/data-client/contract/admin';
import type { LiveTopic, Side } from '@uplift/data-client/contract/project';
import type { deletionRequests, leads, meetings } from '../database/schema/index.ts';
import type { Viewer } from '../database/visible-clients.ts';

interface Subscriptions {
  /** Why the audit log doesn't record the event. It has no actor. */
  unaudited?: 'caused by a visitor' | 'part of client.erased';
  /** What open pages of the client and its team refetch. */
  live?: LiveTopic;
  /** The event that webhooks get. */
  webhook?: WebhookEventType;
  /** Notifies the other side, the client or the team, by e-mail. */
  notifies?: true;
  /** Who gets other mail about it. */
  mails?: string;
}

/**
 * All domain events and their subscribers. The audit log records every event, with the type as its action,
 * unless the table says why not.
 */
export const domainEvents = {
  'api-key.created': {},
  'api-key.revoked': {},
  'api-key.rotated': {},
  'api-key.updated': {},
  'asset.activated': { webhook: 'asset.updated' },
  'asset.deactivated': { webhook: 'asset.updated' },
  'asset.deleted': { webhook: 'asset.updated' },
  'asset.replaced': { webhook: 'asset.updated' },
  'asset.restored': { webhook: 'asset.updated' },
  'asset.updated': { webhook: 'asset.updated' },
  'asset.uploaded': { webhook: 'asset.updated' },
  'baseline.set': { live: 'measurements' },
  'baseline.updated': { live: 'measurements' },
  'client.created': { live: 'project', webhook: 'client.created' },
  'client.data-exported': {},
  'client.deactivated': { live: 'project' },
  'client.deletion-declined': { live: 'project', mails: 'the client’s people, if it was scheduled' },
  'client.deletion-requested': { live: 'project', mails: 'the team, unless an admin asked' },
  'client.deletion-scheduled': { live: 'project', mails: 'the client’s people' },
  'client.deletion-withdrawn': { live: 'project' },
  'client.erased': { webhook: 'client.erased' },
  'client.reactivated': { live: 'project', webhook: 'client.updated' },
  'client.sessions-ended': { live: 'project' },
  'client.updated': { live: 'project', webhook: 'client.updated' },
  'client.viewed': {},
  'client-error.reopened': {},
  'client-error.reported': { unaudited: 'caused by a visitor', webhook: 'client_error.reported' },
  'client-error.resolved': {},
  'deliverable.approval-asked': { live: 'milestones', notifies: true },
  'deliverable.approved': { live: 'milestones', webhook: 'deliverable.approved', notifies: true },
  'deliverable.changes-requested': { live: 'milestones', notifies: true },
  'deliverable.created': { live: 'milestones' },
  'deliverable.deleted': { live: 'milestones' },
  'deliverable.restored': { live: 'milestones' },
  'deliverable.updated': { live: 'milestones' },
  'deliverable.uploaded': { live: 'milestones' },
  'deliverable.withdrawn': { live: 'milestones' },
  'document.deleted': { live: 'documents' },
  'document.renamed': { live: 'documents' },
  'document.restored': { live: 'documents' },
  'document.shared': { live: 'documents', notifies: true },
  'document.unshared': { live: 'documents' },
  'document.uploaded': { live: 'documents' },
  'document.version-added': { live: 'documents' },
  'job.retried': {},
  'lead.created': {
    unaudited: 'caused by a visitor',
    webhook: 'lead.created',
    mails: 'the visitor, and the team about an audit',
  },
  'lead.state-set': {},
  'lead.won': {},
  'measurement.created': { live: 'measurements' },
  'measurement.deleted': { live: 'measurements' },
  'measurement.restored': { live: 'measurements' },
  'measurement.updated': { live: 'measurements' },
  'meeting.created': { live: 'meetings', mails: 'the other guests' },
  'meeting.deleted': { live: 'meetings', mails: 'the other guests' },
  'meeting.restored': { live: 'meetings', mails: 'the other guests' },
  'meeting.updated': { live: 'meetings', mails: 'the other guests' },
  'message.sent': { live: 'messages', webhook: 'message.created', notifies: true },
  'milestone.completed': { live: 'milestones', webhook: 'project.milestone_completed', notifies: true },
  'milestone.created': { live: 'milestones' },
  'milestone.deleted': { live: 'milestones' },
  'milestone.put-back': { live: 'milestones' },
  'milestone.reopened': { live: 'milestones' },
  'milestone.reordered': { live: 'milestones' },
  'milestone.restored': { live: 'milestones' },
  'milestone.started': { live: 'milestones' },
  'milestone.updated': { live: 'milestones' },
  'note.created': { live: 'notes' },
  'note.deleted': { live: 'notes' },
  'note.pinned': { live: 'notes' },
  'note.restored': { live: 'notes' },
  'note.unpinned': { live: 'notes' },
  'note.updated': { live: 'notes' },
  'project.created': {},
  'project.updated': { live: 'project' },
  'story.changes-discarded': {},
  'story.created': {},
  'story.deleted': { webhook: 'case_study.unpublished' },
  'story.erased': { unaudited: 'part of client.erased', webhook: 'case_study.unpublished' },
  'story.published': { webhook: 'case_study.published' },
  'story.restored': { webhook: 'case_study.published' },
  'story.unpublished': { webhook: 'case_study.unpublished' },
  'story.updated': {},
  'story.version-restored': {},
  'story-consent.asked': { live: 'measurements' },
  'story-consent.given': { live: 'measurements' },
  'story-consent.withdrawn': { live: 'measurements' },
  'tech-asset.activated': {},
  'tech-asset.created': {},
  'tech-asset.deactivated': {},
  'tech-asset.deleted': {},
  'tech-asset.moved': {},
  'tech-asset.restored': {},
  'tech-asset.updated': {},
  'user.deactivated': {},
  'user.email-change-asked': { mails: 'both addresses' },
  'user.email-change-confirmed': {},
  'user.email-change-stopped': {},
  'user.email-change-withdrawn': {},
  'user.email-changed': { mails: 'the new address, if its owner was only invited' },
  'user.invited': { mails: 'the invited person' },
  'user.link-sent': { mails: 'the owner' },
  'user.notifications_changed': {},
  'user.password-changed': { mails: 'the owner' },
  'user.password-set': { mails: 'the owner' },
  'user.reactivated': {},
  'user.second-factor-reset': {},
  'user.second-factor-turned-off': {},
  'user.second-factor-turned-on': {},
  'user.session-ended': {},
  'user.sessions-ended': {},
  'user.set-up': {},
  'user.time_zone_changed': {},
  'user.updated': {},
  'webhook.created': {},
  'webhook.deleted': {},
  'webhook.paused': {},
  'webhook.replayed': {},
  'webhook.resent': {},
  'webhook.restored': {},
  'webhook.resumed': {},
  'webhook.secret-rotated': {},
  'webhook.tested': {},
  'webhook.updated': {},
} as const satisfies Record<string, Subscriptions>;

type Table = typeof domainEvents;

/** The event types, or those of a kind: `DomainEventType<'note'>`. */
export type DomainEventType<Kind extends string = string> = Extract<keyof Table, `${Kind}.${string}`>;

type TypeWith<Column extends keyof Subscriptions> = {
  [Type in keyof Table]: Table[Type] extends Record<Column, unknown> ? Type : never;
}[keyof Table];

/** The types of events that webhooks get. */
export type WebhookSource = TypeWith<'webhook'>;
/** The webhook event of a domain event. */
export type WebhookEventOf<Type extends WebhookSource> = Table[Type]['webhook'];

/** The types of events that notify the other side. */
export type NotifyingType = TypeWith<'notifies'>;

/** The types of events that the audit log records. */
export type AuditedType = Exclude<DomainEventType, TypeWith<'unaudited'>>;

/** The types of events with other mail. */
export type MailingType = TypeWith<'mails'>;

/** A story as the case study that visitors see. */
type CaseStudy = EventData<'case_study.published'>;

/** A user of the team, or a person of a client. */
export interface AccountKey {
  kind: 'account' | 'client';
  id: string;
}

/** What subscribers need besides the fields that all events have. Must not contain secrets. */
export interface EventDetails
  extends Record<DomainEventType<'asset'>, { category: string; isActive: boolean }>,
    Record<
      DomainEventType<'meeting'>,
      /** `previous` is null if the meeting is new. */
      { previous: typeof meetings.$inferSelect | null; changedBy: Pick<Viewer, 'kind' | 'personId'> }
    >,
    Record<'user.password-changed' | 'user.password-set', { name: string; email: string }> {
  'client.created': { company: string; managerId: string | null };
  'client.deletion-declined': { wasScheduled: boolean };
  /** Null: an admin asked, so that no one has to decide. */
  'client.deletion-requested': typeof deletionRequests.$inferSelect | null;
  'client.deletion-scheduled': { eraseAt: Date };
  /** Whether the client lost its manager, who may not run clients anymore. */
  'client.reactivated': { lostManager: boolean };
  'client.updated': { company: string; managerId: string | null };
  'client-error.reported': EventData<'client_error.reported'>;
  'deliverable.approved': { milestoneId: string; version: number };
  'lead.created': typeof leads.$inferSelect;
  'message.sent': { messageId: string; side: Side; senderName: string; text: string };
  /** Null: it wasn't on the site. */
  'story.deleted': CaseStudy | null;
  'story.erased': CaseStudy;
  'story.published': CaseStudy;
  /** Null: it isn't on the site. */
  'story.restored': CaseStudy | null;
  /** Null: it had left the site before. */
  'story.unpublished': CaseStudy | null;
  'user.email-change-asked': { changeId: string };
  /** `invited`: the owner hasn't chosen a password yet. */
  'user.email-changed': AccountKey & { invited: boolean };
  'user.invited': AccountKey;
  'user.link-sent': AccountKey & { email: string; invited: boolean };
}

/** The user who causes an event, and the IP address. */
export interface Actor {
  /** Id of an account user or of a client's person. */
  id: string;
  address: string;
  /** Name of the API key if a program acts on behalf of the person. */
  apiKeyName?: string | undefined;
}

export interface EventSubject {
  id: string;
  name: string;
}

type DetailsOf<Type extends DomainEventType> = [Type & keyof EventDetails] extends [never]
  ? unknown
  : { data: EventDetails[Type & keyof EventDetails] };

/** What a write records, in its transaction. */
export type DomainEvent<Type extends DomainEventType = DomainEventType> = {
  type: Type;
  actor: Type extends TypeWith<'unaudited'> ? null : Actor | 'system';
  /**
   * The client whose data changed. The compiler requires it for `live` and `notifies`. Also pass it if the
   * subject can be deleted before the client is erased.
   */
  clientId?: string;
  /** `self` is the account of the actor. */
  subject: Type extends DomainEventType<'user'> ? EventSubject | 'self' : EventSubject;
  /** The subject or its editable fields. Must not contain secrets. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
} & DetailsOf<Type> &
  ([Type & (TypeWith<'live'> | NotifyingType)] extends [never] ? unknown : { clientId: string });

/** What subscribers get. */
export type RecordedEvent<Type extends DomainEventType = DomainEventType> = DomainEvent<Type> & {
  occurredAt: Date;
};

export const subscriptionsOf = (type: DomainEventType): Subscriptions => domainEvents[type];
