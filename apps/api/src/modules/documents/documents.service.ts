import { randomUUID } from 'node:crypto';
import {
  type ClientDocument,
  type ClientDocumentDetail,
  DOCUMENT_TRASH_DAYS,
  type DocumentAction,
  documentTypes,
  type Side,
} from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { DomainEventType } from '../../events/domain-events.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import { endingOf } from '../../files/sniff-document.ts';
import { type ClientFile, storeClientUpload } from '../../files/store-client-upload.ts';
import { uploadName } from '../../files/upload-name.ts';
import { answerPage } from '../../http/answer-page.ts';
import { type PageQuery, sortOrder } from '../../http/list-page.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { type ClientChange, findClient, sideOf } from '../client-access.ts';
import {
  createDocumentsRepository,
  type DocumentRow,
  type DocumentScope,
  type DocumentState,
} from './documents.repository.ts';

interface DocumentQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'name' | '-name' | 'uploadedAt' | '-uploadedAt' | 'byteSize' | '-byteSize' | undefined;
  state?: DocumentState[] | undefined;
  side?: Side[] | undefined;
  view?: 'client' | undefined;
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;

const DAY_MS = 24 * 3_600_000;
const NAME_LENGTH = 160;

function stateOf({ deletedAt, sharedAt }: Pick<DocumentRow, 'deletedAt' | 'sharedAt'>): DocumentState {
  if (deletedAt) return 'deleted';
  return sharedAt ? 'shared' : 'private';
}

function toAnswer(row: DocumentRow): ClientDocument {
  return {
    ...row,
    state: stateOf(row),
    uploadedAt: row.uploadedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

/** The fields of a file that the audit log records. */
const fileOf = ({ type, byteSize, checksum }: ClientFile) => ({ type, byteSize, checksum });

const changed = () => changedMeanwhile('document');

/** What the events of a document have in common. */
const eventOf = ({ actor, clientId }: ClientChange, { id, name }: Pick<DocumentRow, 'id' | 'name'>) => ({
  actor,
  clientId,
  subject: { id, name },
});

/** @throws HttpError 409 */
function checkOutsideTrash({ deletedAt }: DocumentRow): void {
  if (deletedAt) throw new HttpError(409, 'This document is in the trash. Restore it first.');
}

/** Documents that each side can apply an action to: all, only its own, or none. */
const rights: Readonly<
  Record<DocumentAction | 'rename' | 'add-version', Record<Side, 'all' | 'own' | 'none'>>
> = {
  'add-version': { team: 'own', client: 'own' },
  rename: { team: 'all', client: 'own' },
  share: { team: 'all', client: 'none' },
  unshare: { team: 'own', client: 'none' },
  delete: { team: 'all', client: 'own' },
  restore: { team: 'all', client: 'own' },
};

/** @throws HttpError 403 if the caller's side can't apply the action to the document */
function checkRight(what: keyof typeof rights, caller: Caller, document: DocumentRow): void {
  const side = sideOf(caller);
  const right = rights[what][side];
  if (right === 'all' || (right === 'own' && document.side === side)) return;
  throw new HttpError(
    403,
    side === 'client'
      ? 'Only your manager can do this with this document.'
      : 'Only the client can do this with its own document.',
  );
}

/** @throws HttpError 403, or 409 if the row version has changed or the document is in the trash */
function checkChange(
  what: 'rename' | 'add-version',
  caller: Caller,
  document: DocumentRow,
  version: number,
): void {
  checkRight(what, caller, document);
  if (document.version !== version) throw changed();
  checkOutsideTrash(document);
}

/** Every method throws HttpError 404 for a client or document that the caller can't see. */
export function createDocumentsService({
  config: { clientStorage: quota },
  db,
  files,
  events,
  now,
}: Pick<Container, 'config' | 'db' | 'files' | 'events' | 'now'>) {
  const find = async (tx: Database, scope: DocumentScope, id: string) =>
    found(await createDocumentsRepository(tx).find(scope, id), 'document');

  async function read(tx: Database, scope: DocumentScope, id: string): Promise<ClientDocumentDetail> {
    const document = await find(tx, scope, id);
    const versions = await createDocumentsRepository(tx).listVersions(id);
    return {
      ...toAnswer(document),
      versions: versions.map(({ uploadedAt, ...version }) => ({
        ...version,
        uploadedAt: uploadedAt.toISOString(),
      })),
    };
  }

  async function update(
    tx: Transaction,
    change: ClientChange,
    type: DomainEventType<'document'>,
    document: DocumentRow,
    fields: Partial<DocumentRow>,
  ): Promise<void> {
    if (!(await createDocumentsRepository(tx).update(document, fields))) throw changed();
    const shown = (row: DocumentRow) => ({ name: row.name, state: stateOf(row) });
    const after = { ...document, ...fields };
    await events.record(tx, {
      ...eventOf(change, after),
      type,
      before: shown(document),
      after: shown(after),
    });
  }

  const actions = {
    share: async (tx, change, document) => {
      checkOutsideTrash(document);
      if (document.sharedAt) return;
      await update(tx, change, 'document.shared', document, { sharedAt: now() });
    },
    unshare: async (tx, change, document) => {
      checkOutsideTrash(document);
      if (document.sharedAt) await update(tx, change, 'document.unshared', document, { sharedAt: null });
    },
    delete: async (tx, change, document) => {
      if (document.deletedAt) return;
      await update(tx, change, 'document.deleted', document, { deletedAt: now() });
    },
    restore: async (tx, change, document) => {
      if (document.deletedAt) await update(tx, change, 'document.restored', document, { deletedAt: null });
    },
  } satisfies Record<
    DocumentAction,
    (tx: Transaction, change: ClientChange, document: DocumentRow) => Promise<void>
  >;

  return {
    list: async (
      caller: Caller,
      clientId: string,
      {
        q: search,
        sort = '-uploadedAt',
        state: states = ['private', 'shared'],
        side: sides,
        view,
        ...query
      }: DocumentQuery,
    ) => {
      const scope = { caller: { ...caller, view }, clientId };
      await findClient(db, scope.caller, clientId);
      const filter = { search, states, sides, sort: sortOrder(sort) };
      return answerPage(query, toAnswer, (range) =>
        createDocumentsRepository(db).list(scope, { ...filter, ...range }),
      );
    },

    read: (caller: Caller, clientId: string, id: string, { view }: { view?: 'client' | undefined }) =>
      read(db, { caller: { ...caller, view }, clientId }, id),

    readFile: async (caller: Caller, clientId: string, id: string, number: number) => {
      const file = await createDocumentsRepository(db).findFile({ caller, clientId }, id, number);
      const { name, type, byteSize, checksum, storageKey } = found(file, 'document');
      return {
        name: `${name}${endingOf(type)}`,
        contentType: documentTypes[type],
        byteSize,
        checksum,
        open: () => files.read(storageKey),
      };
    },

    /** @throws HttpError 400 if the file is rejected, or 413 if the client's storage is full */
    upload: async (
      change: ClientChange,
      upload: UploadedFile,
      { name = uploadName(upload.name, NAME_LENGTH) || 'Untitled' }: { name?: string | undefined },
    ): Promise<ClientDocumentDetail> => {
      const { caller, actor, clientId } = change;
      // Checked before the file is stored, so that a rejected upload writes no file.
      await findClient(db, caller, clientId);
      const id = randomUUID();
      const target = { clientId, folder: `documents/${id}`, upload };
      return storeClientUpload({ db, files, quota }, target, async (tx, file) => {
        await findClient(tx, caller, clientId);
        const side = sideOf(caller);
        const uploadedAt = now();
        // Both sides see uploads of the client immediately.
        const sharedAt = side === 'client' ? uploadedAt : null;
        const uploaded = { personId: actor.id, uploadedAt };
        await createDocumentsRepository(tx).add({ id, clientId, name, side, sharedAt }, file, uploaded);
        await events.record(tx, {
          ...eventOf(change, { id, name }),
          type: 'document.uploaded',
          after: { name, side, clientId, ...fileOf(file) },
        });
        return read(tx, change, id);
      });
    },

    /** @throws HttpError 400, 403 if the other side uploaded it, 409 if it changed since it was read, or 413 */
    addVersion: async (
      change: ClientChange,
      id: string,
      upload: UploadedFile,
      version: number,
    ): Promise<ClientDocumentDetail> => {
      const { caller, actor, clientId } = change;
      checkChange('add-version', caller, await find(db, change, id), version);
      const target = { clientId, folder: `documents/${id}`, upload };
      return storeClientUpload({ db, files, quota }, target, async (tx, file) => {
        const document = await find(tx, change, id);
        checkChange('add-version', caller, document, version);
        const uploaded = { personId: actor.id, uploadedAt: now() };
        if (!(await createDocumentsRepository(tx).addVersion(document, file, uploaded))) throw changed();
        const { number, type, byteSize } = document;
        await events.record(tx, {
          ...eventOf(change, document),
          type: 'document.version-added',
          before: { number, type, byteSize },
          after: { number: number + 1, ...fileOf(file) },
        });
        return read(tx, change, id);
      });
    },

    /** @throws HttpError 403 if the caller isn't allowed to, or 409 if it changed since it was read */
    rename: (change: ClientChange, id: string, { name, version }: { name: string; version: number }) =>
      unitOfWork(db, async (tx) => {
        const document = await find(tx, change, id);
        checkChange('rename', change.caller, document, version);
        await update(tx, change, 'document.renamed', document, { name });
        return read(tx, change, id);
      }),

    /** Applies an action to each document separately. The result says why a document was skipped. */
    act: async (change: ClientChange, action: DocumentAction, ids: readonly string[]) => {
      await findClient(db, change.caller, change.clientId);
      return actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) => {
          const document = await find(tx, change, id);
          checkRight(action, change.caller, document);
          await actions[action](tx, change, document);
        }),
      );
    },

    /** Deletes documents whose time in the trash is over, and files that no document references. */
    cleanUp: async () => {
      const rows = createDocumentsRepository(db);
      await rows.removeDeletedBefore(new Date(now().getTime() - DOCUMENT_TRASH_DAYS * DAY_MS));
      await removeUnusedFiles(files, {
        folder: 'documents',
        youngest: new Date(now().getTime() - DAY_MS),
        findInUse: rows.findKeysInUse,
      });
    },
  };
}
