import { randomUUID } from 'node:crypto';
import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
import type { InternalNote, NoteAction } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { excerptOf } from '../../excerpt.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { NoteRow, NotesRepository, NotesTransaction } from './notes.repository.ts';

interface NotePage {
  data: InternalNote[];
  page: number;
  pageSize: number;
  total: number;
}

/** Who changes the notes on which client. */
export interface NoteChange {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

/** Each method throws HttpError 404 for records that the caller has no access to. */
export interface NotesService {
  list: (
    caller: Caller,
    clientId: string,
    query: PageQuery & { q?: string | undefined },
  ) => Promise<NotePage>;
  read: (caller: Caller, clientId: string, id: string) => Promise<InternalNote>;
  create: (by: NoteChange, text: string) => Promise<InternalNote>;
  /** @throws HttpError 409 if the note changed since it was read */
  update: (by: NoteChange, id: string, change: { text: string; version: number }) => Promise<InternalNote>;
  /** Applies an action to each note separately. The result says why a note was skipped. */
  act: (by: NoteChange, action: NoteAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Permanently removes notes that were deleted a month ago. */
  cleanUp: () => Promise<void>;
}

const TRASH_MS = 30 * 24 * 3_600_000;

/** Maximum length of the name of a note in the audit log, in characters. */
const NAME_LENGTH = 60;

function toAnswer({ id, text, pinned, author, createdAt, editedAt, version }: NoteRow): InternalNote {
  return {
    id,
    text,
    pinned,
    author,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    version,
  };
}

/** Names a note by its first words, because it has no title. */
function subjectOf({ id, text }: Pick<NoteRow, 'id' | 'text'>): { id: string; name: string } {
  const [line = ''] = text.split('\n');
  return { id, name: excerptOf(line, NAME_LENGTH) };
}

const changed = () => changedMeanwhile('note');

export function createNotesService({
  repository,
  events,
  now,
}: {
  repository: NotesRepository;
  events: Events;
  now: Clock;
}): NotesService {
  async function checkClient(notes: NotesTransaction, caller: Caller, clientId: string): Promise<void> {
    if (!(await notes.client(caller, clientId))) throw new HttpError(404, 'There is no such client.');
  }

  async function findIn(
    notes: NotesTransaction,
    { caller, clientId }: Pick<NoteChange, 'caller' | 'clientId'>,
    id: string,
  ): Promise<NoteRow> {
    const note = await notes.find(caller, clientId, id);
    if (!note) throw new HttpError(404, 'There is no such note.');
    return note;
  }

  async function findUndeleted(
    notes: NotesTransaction,
    by: Pick<NoteChange, 'caller' | 'clientId'>,
    id: string,
  ): Promise<NoteRow> {
    const note = await findIn(notes, by, id);
    if (note.deletedAt) throw new HttpError(404, 'There is no such note.');
    return note;
  }

  async function record(
    notes: NotesTransaction,
    { actor, clientId }: NoteChange,
    action: DomainEventType<'note'>,
    {
      note,
      before = {},
      after = {},
    }: {
      note: Pick<NoteRow, 'id' | 'text'>;
      before?: Record<string, unknown>;
      after?: Record<string, unknown>;
    },
  ): Promise<void> {
    const subject = subjectOf(note);
    await events.record(notes.tx, {
      type: action,
      actor,
      clientId,
      occurredAt: now(),
      subject,
      before,
      after,
    });
  }

  async function set(
    notes: NotesTransaction,
    by: NoteChange,
    action: DomainEventType<'note'>,
    note: NoteRow,
    fields: { pinned: boolean } | { deletedAt: Date | null },
  ): Promise<void> {
    if (!(await notes.update(note, fields))) throw changed();
    await record(notes, by, action, { note });
  }

  const actions: Record<
    NoteAction,
    (notes: NotesTransaction, by: NoteChange, note: NoteRow) => Promise<void>
  > = {
    pin: async (notes, by, note) => {
      if (!note.pinned) await set(notes, by, 'note.pinned', note, { pinned: true });
    },
    unpin: async (notes, by, note) => {
      if (note.pinned) await set(notes, by, 'note.unpinned', note, { pinned: false });
    },
    delete: async (notes, by, note) => {
      if (!note.deletedAt) await set(notes, by, 'note.deleted', note, { deletedAt: now() });
    },
    restore: async (notes, by, note) => {
      if (note.deletedAt) await set(notes, by, 'note.restored', note, { deletedAt: null });
    },
  };

  return {
    list: async (caller, clientId, { q, ...query }) => {
      await checkClient(repository, caller, clientId);
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list(caller, clientId, {
        search: q || undefined,
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: async (caller, clientId, id) => toAnswer(await findUndeleted(repository, { caller, clientId }, id)),

    create: (by, text) =>
      repository.transaction(async (notes) => {
        const { caller, clientId, actor } = by;
        await checkClient(notes, caller, clientId);
        const id = randomUUID();
        await notes.add({ id, clientId, text, createdAt: now() }, actor.id);
        const note = await findIn(notes, by, id);
        await record(notes, by, 'note.created', { note, after: { text, clientId } });
        return toAnswer(note);
      }),

    update: (by, id, { text, version }) =>
      repository.transaction(async (notes) => {
        const note = await findUndeleted(notes, by, id);
        if (note.version !== version || !(await notes.update(note, { text, editedAt: now() })))
          throw changed();
        await record(notes, by, 'note.updated', { note, before: { text: note.text }, after: { text } });
        return toAnswer(await findIn(notes, by, id));
      }),

    act: async (by, action, ids) => {
      await checkClient(repository, by.caller, by.clientId);
      return actOnEach(ids, (id) =>
        repository.transaction(async (notes) => actions[action](notes, by, await findIn(notes, by, id))),
      );
    },

    cleanUp: () => repository.removeDeletedBefore(new Date(now().getTime() - TRASH_MS)),
  };
}
