import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/unit-of-work.ts';
import type { DomainEventType, RecordedEvent } from '../../events/domain-events.ts';
import { createMailSubscriber, type Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { recordOf } from './meeting-news.ts';

/**
 * Queues mail to the guests of a meeting. Further changes by the same person within the delay join the same
 * mail. A change that is undone by then isn't mailed.
 */
export function createMeetingMailSubscriber({
  jobs,
  config,
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'notificationDelay'>;
}): Subscriber {
  const delay = config.notificationDelay * 1_000;

  async function mailGuests(
    tx: Transaction,
    { subject, data: { previous, changedBy } }: RecordedEvent<DomainEventType<'meeting'>>,
  ): Promise<void> {
    const { kind, personId } = changedBy;
    const request = {
      meetingId: subject.id,
      before: previous && recordOf(previous),
      actor: { kind, personId },
    };
    await jobs.enqueue('meeting-mail', request, tx, { delay, key: `${subject.id} ${personId}` });
  }

  return createMailSubscriber({
    'meeting.created': mailGuests,
    'meeting.deleted': mailGuests,
    'meeting.restored': mailGuests,
    'meeting.updated': mailGuests,
  });
}
