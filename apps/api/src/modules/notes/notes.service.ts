import type { InternalNote, NoteAction } from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { DomainEventType } from '../../events/domain-events.ts';
import { excerptOf } from '../../excerpt.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { PageQuery } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { type ClientChange, findClient } from '../client-access.ts';
import { createNotesRepository, type NoteRow } from './notes.repository.ts';

export type NotesService = ReturnType<typeof createNotesService>;

const TRASH_MS = 30 * 24 * 3_600_000;

/** Maximum length of the name of a note in the audit log, in characters. */
const NAME_LENGTH = 60;

const toAnswer = ({ createdAt, editedAt, ...note }: NoteRow): InternalNote => ({
  ...note,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});

/** What the events of a note have in common. Names it by its first words, because it has no title. */
function eventOf({ actor, clientId }: ClientChange, { id, text }: NoteRow) {
  const [line = ''] = text.split('\n');
  return { actor, clientId, subject: { id, name: excerptOf(line, NAME_LENGTH) } };
}

const changed = () => changedMeanwhile('note');

/** Each method throws HttpError 404 for records that the caller has no access to. */
export function createNotesService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  const find = async (tx: Database, caller: Caller, clientId: string, id: string) =>
    found(await createNotesRepository(tx).find(caller, clientId, id), 'note');

  async function findUndeleted(tx: Database, caller: Caller, clientId: string, id: string) {
    const note = await find(tx, caller, clientId, id);
    return found(note.deletedAt ? null : note, 'note');
  }

  async function set(
    tx: Transaction,
    change: ClientChange,
    type: DomainEventType<'note'>,
    note: NoteRow,
    fields: Partial<NoteRow>,
  ): Promise<void> {
    if (!(await createNotesRepository(tx).update(note, fields))) throw changed();
    await events.record(tx, { ...eventOf(change, note), type });
  }

  const actions = {
    pin: async (tx, change, note) => {
      if (!note.pinned) await set(tx, change, 'note.pinned', note, { pinned: true });
    },
    unpin: async (tx, change, note) => {
      if (note.pinned) await set(tx, change, 'note.unpinned', note, { pinned: false });
    },
    delete: async (tx, change, note) => {
      if (!note.deletedAt) await set(tx, change, 'note.deleted', note, { deletedAt: now() });
    },
    restore: async (tx, change, note) => {
      if (note.deletedAt) await set(tx, change, 'note.restored', note, { deletedAt: null });
    },
  } satisfies Record<NoteAction, (tx: Transaction, change: ClientChange, note: NoteRow) => Promise<void>>;

  return {
    list: async (
      caller: Caller,
      clientId: string,
      { q: search, ...query }: PageQuery & { q?: string | undefined },
    ) => {
      await findClient(db, caller, clientId);
      return answerPage(query, toAnswer, (range) =>
        createNotesRepository(db).list(caller, clientId, { search, ...range }),
      );
    },

    read: async (caller: Caller, clientId: string, id: string) =>
      toAnswer(await findUndeleted(db, caller, clientId, id)),

    create: (change: ClientChange, text: string): Promise<InternalNote> =>
      unitOfWork(db, async (tx) => {
        const { caller, clientId, actor } = change;
        await findClient(tx, caller, clientId);
        const note = await createNotesRepository(tx).add({ clientId, text, createdAt: now() }, actor.id);
        await events.record(tx, {
          ...eventOf(change, note),
          type: 'note.created',
          after: { text, clientId },
        });
        return toAnswer(note);
      }),

    /** @throws HttpError 409 if the note changed since it was read */
    update: (
      change: ClientChange,
      id: string,
      { text, version }: { text: string; version: number },
    ): Promise<InternalNote> =>
      unitOfWork(db, async (tx) => {
        const note = await findUndeleted(tx, change.caller, change.clientId, id);
        if (note.version !== version) throw changed();
        const updated = await createNotesRepository(tx).update(note, { text, editedAt: now() });
        if (!updated) throw changed();
        await events.record(tx, {
          ...eventOf(change, note),
          type: 'note.updated',
          before: { text: note.text },
          after: { text },
        });
        return toAnswer(updated);
      }),

    /** Applies an action to each note separately. The result says why a note was skipped. */
    act: async (change: ClientChange, action: NoteAction, ids: readonly string[]) => {
      const { caller, clientId } = change;
      await findClient(db, caller, clientId);
      return actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) => actions[action](tx, change, await find(tx, caller, clientId, id))),
      );
    },

    /** Permanently removes notes that were deleted a month ago. */
    cleanUp: () => createNotesRepository(db).removeDeletedBefore(new Date(now().getTime() - TRASH_MS)),
  };
}
