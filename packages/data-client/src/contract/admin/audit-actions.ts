/** The actions of the audit log, by kind of record. */
interface ActionsByKind {
  'api-key': 'created' | 'revoked' | 'rotated' | 'updated';
  asset: 'activated' | 'deactivated' | 'deleted' | 'replaced' | 'restored' | 'updated' | 'uploaded';
  baseline: 'set' | 'updated';
  client:
    | 'created'
    | 'data-exported'
    | 'deactivated'
    | 'deletion-declined'
    | 'deletion-requested'
    | 'deletion-scheduled'
    | 'deletion-withdrawn'
    | 'erased'
    | 'reactivated'
    | 'sessions-ended'
    | 'updated'
    | 'viewed';
  'client-error': 'reopened' | 'resolved';
  deliverable:
    | 'approval-asked'
    | 'approved'
    | 'changes-requested'
    | 'created'
    | 'deleted'
    | 'restored'
    | 'updated'
    | 'uploaded'
    | 'withdrawn';
  document: 'deleted' | 'renamed' | 'restored' | 'shared' | 'unshared' | 'uploaded' | 'version-added';
  job: 'retried';
  lead: 'state-set' | 'won';
  measurement: 'created' | 'deleted' | 'restored' | 'updated';
  meeting: 'created' | 'deleted' | 'restored' | 'updated';
  message: 'sent';
  milestone:
    | 'completed'
    | 'created'
    | 'deleted'
    | 'put-back'
    | 'reopened'
    | 'reordered'
    | 'restored'
    | 'started'
    | 'updated';
  note: 'created' | 'deleted' | 'pinned' | 'restored' | 'unpinned' | 'updated';
  project: 'created' | 'updated';
  story:
    | 'changes-discarded'
    | 'created'
    | 'deleted'
    | 'published'
    | 'restored'
    | 'unpublished'
    | 'updated'
    | 'version-restored';
  'story-consent': 'asked' | 'given' | 'withdrawn';
  'tech-asset': 'activated' | 'created' | 'deactivated' | 'deleted' | 'moved' | 'restored' | 'updated';
  user:
    | 'deactivated'
    | 'email-change-asked'
    | 'email-change-confirmed'
    | 'email-change-stopped'
    | 'email-change-withdrawn'
    | 'email-changed'
    | 'invited'
    | 'link-sent'
    | 'notifications_changed'
    | 'password-changed'
    | 'password-set'
    | 'reactivated'
    | 'second-factor-reset'
    | 'second-factor-turned-off'
    | 'second-factor-turned-on'
    | 'session-ended'
    | 'sessions-ended'
    | 'set-up'
    | 'time_zone_changed'
    | 'updated';
  webhook:
    | 'created'
    | 'deleted'
    | 'paused'
    | 'replayed'
    | 'resent'
    | 'restored'
    | 'resumed'
    | 'secret-rotated'
    | 'tested'
    | 'updated';
}

/** A kind of record in the audit log: the first word of an action. */
export type AuditSubject = keyof ActionsByKind;

/** An action of the audit log, or those of a kind of record: `AuditAction<'user'>`. */
export type AuditAction<Subject extends AuditSubject = AuditSubject> = {
  [Kind in Subject]: `${Kind}.${ActionsByKind[Kind]}`;
}[Subject];
