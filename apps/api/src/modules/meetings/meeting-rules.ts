import { MEETING_HOURS_LIMIT, type MeetingState } from '@uplift/data-client/contract/project';
import { type FieldErrors, HttpError } from '../../http-error.ts';
import type { MeetingFields } from './meetings.repository.ts';

/** The allowed state transitions of a meeting. `new` is a meeting that is being recorded. */
export const meetingMoves: Readonly<Record<MeetingState | 'new', readonly MeetingState[]>> = {
  // A meeting that took place unplanned is recorded afterward.
  new: ['planned', 'held'],
  planned: ['planned', 'held', 'cancelled'],
  // Back to planned, after a mistake or because the meeting takes place after all.
  held: ['held', 'planned'],
  cancelled: ['cancelled', 'planned'],
};

const HOUR_MS = 3_600_000;

/** @throws HttpError 400 that names the fields that don't fit together */
export function checkMeeting(
  from: MeetingState | 'new',
  { startsAt, endsAt, state }: Pick<MeetingFields, 'startsAt' | 'endsAt' | 'state'>,
  now: Date,
): void {
  const errors: FieldErrors = {};
  const length = endsAt.getTime() - startsAt.getTime();
  if (length > MEETING_HOURS_LIMIT * HOUR_MS)
    errors.endsAt = [`A meeting can take at most ${MEETING_HOURS_LIMIT} hours. Check the day.`];
  if (!meetingMoves[from].includes(state)) {
    errors.state = [
      from === 'new'
        ? 'A new meeting must be planned or held.'
        : `A meeting that was ${from} can’t become ${state}. Set it to planned first.`,
    ];
  } else if (state === 'held' && startsAt > now) {
    errors.state = ['The meeting hasn’t started yet. Keep it planned until then.'];
  }
  const messages = Object.values(errors).flat();
  if (messages.length > 0) throw new HttpError(400, messages.join(' '), { errors });
}
