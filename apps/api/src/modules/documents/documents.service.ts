import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
import {
  type ClientDocument,
  type ClientDocumentDetail,
  DOCUMENT_TRASH_DAYS,
  type DocumentAction,
  documentTypes,
} from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import type { FileStore } from '../../files/file-store.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import { endingOf, sniffDocument } from '../../files/sniff-document.ts';
import { checkQuota } from '../../files/storage-quota.ts';
import { storeUpload } from '../../files/store-upload.ts';
import { uploadName } from '../../files/upload-name.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type {
  DocumentRow,
  DocumentScope,
  DocumentState,
  DocumentsRepository,
  DocumentsTransaction,
  Side,
  VersionFile,
} from './documents.repository.ts';

interface DocumentPage {
  data: ClientDocument[];
  page: number;
  pageSize: number;
  total: number;
}

interface DocumentQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'name' | '-name' | 'uploadedAt' | '-uploadedAt' | 'byteSize' | '-byteSize' | undefined;
  state?: DocumentState[] | undefined;
  side?: Side[] | undefined;
  view?: 'client' | undefined;
}

/** The person who changes the documents of a client. */
export interface DocumentChange {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

export interface DocumentFile {
  name: string;
  contentType: string;
  byteSize: number;
  checksum: string;
  open: () => Promise<Readable>;
}

/** Every method throws HttpError 404 for a client or document that the caller can't see. */
export interface DocumentsService {
  list: (caller: Caller, clientId: string, query: DocumentQuery) => Promise<DocumentPage>;
  read: (
    caller: Caller,
    clientId: string,
    id: string,
    query: { view?: 'client' | undefined },
  ) => Promise<ClientDocumentDetail>;
  readFile: (caller: Caller, clientId: string, id: string, number: number) => Promise<DocumentFile>;
  /** @throws HttpError 400 if the file is rejected, or 413 if the client's storage is full */
  upload: (
    by: DocumentChange,
    file: UploadedFile,
    fields: { name?: string | undefined },
  ) => Promise<ClientDocumentDetail>;
  /** @throws HttpError 400, 403 if the other side uploaded it, 409 if it changed since it was read, or 413 */
  addVersion: (
    by: DocumentChange,
    id: string,
    file: UploadedFile,
    version: number,
  ) => Promise<ClientDocumentDetail>;
  /** @throws HttpError 403 if the caller isn't allowed to, or 409 if it changed since it was read */
  rename: (
    by: DocumentChange,
    id: string,
    change: { name: string; version: number },
  ) => Promise<ClientDocumentDetail>;
  /** Applies an action to each document separately. The result says why a document was skipped. */
  act: (by: DocumentChange, action: DocumentAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Deletes documents whose time in the trash is over, and files that no document references. */
  cleanUp: () => Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
const NAME_LENGTH = 160;

function stateOf({ deletedAt, sharedAt }: Pick<DocumentRow, 'deletedAt' | 'sharedAt'>): DocumentState {
  if (deletedAt) return 'deleted';
  return sharedAt ? 'shared' : 'private';
}

function toAnswer(row: DocumentRow): ClientDocument {
  const { id, name, side, type, byteSize, number, uploadedBy, version } = row;
  return {
    id,
    name,
    state: stateOf(row),
    side,
    type,
    byteSize,
    number,
    uploadedBy,
    uploadedAt: row.uploadedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version,
  };
}

/** The fields of a file that the audit log records. */
const fileOf = ({ type, byteSize, checksum }: VersionFile) => ({ type, byteSize, checksum });

/** Default name of a document: the file name without its extension. */
function nameOf(file: UploadedFile): string {
  return uploadName(file.name, NAME_LENGTH) || 'Untitled';
}

const sideOf = ({ kind }: Caller): Side => (kind === 'client' ? 'client' : 'team');

const changed = () => changedMeanwhile('document');
const notFound = () => new HttpError(404, 'There is no such document.');

const IN_TRASH = 'This document is in the trash. Restore it first.';

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
      ? 'Only your manager may do this with this document.'
      : 'The client brought this document: it stays theirs.',
  );
}

export function createDocumentsService({
  repository,
  files,
  quota,
  events,
  now,
}: {
  repository: DocumentsRepository;
  files: FileStore;
  /** Total size of all files of one client, in bytes. */
  quota: number;
  events: Events;
  now: Clock;
}): DocumentsService {
  const scopeOf = ({ caller, clientId }: Pick<DocumentChange, 'caller' | 'clientId'>): DocumentScope => ({
    viewer: caller,
    clientId,
  });

  async function findIn(documents: DocumentsTransaction, scope: DocumentScope, id: string) {
    const document = await documents.find(scope, id);
    if (!document) throw notFound();
    return document;
  }

  async function checkClient(documents: DocumentsTransaction, scope: DocumentScope): Promise<void> {
    if (!(await documents.client(scope))) throw new HttpError(404, 'There is no such client.');
  }

  async function readIn(documents: DocumentsTransaction, scope: DocumentScope, id: string) {
    const document = await findIn(documents, scope, id);
    const versions = await documents.versionsOf(id);
    return {
      ...toAnswer(document),
      versions: versions.map(({ number, type, byteSize, uploadedBy, uploadedAt }) => ({
        number,
        type,
        byteSize,
        uploadedBy,
        uploadedAt: uploadedAt.toISOString(),
      })),
    };
  }

  async function record(
    documents: DocumentsTransaction,
    { actor, clientId }: DocumentChange,
    action: DomainEventType<'document'>,
    { subject, before, after }: { subject: { id: string; name: string }; before: object; after: object },
  ): Promise<void> {
    await events.record(documents.tx, {
      type: action,
      actor,
      clientId,
      occurredAt: now(),
      subject,
      before: { ...before },
      after: { ...after },
    });
  }

  /**
   * Stores a file and adds its row in a transaction.
   *
   * @throws HttpError 400 if the file is rejected, or 413 if the client's storage is full
   */
  async function keep<Result>(
    { clientId, id }: { clientId: string; id: string },
    upload: UploadedFile,
    addRow: (documents: DocumentsTransaction, file: VersionFile) => Promise<Result>,
  ): Promise<Result> {
    const type = await sniffDocument(upload);
    checkQuota(upload, await repository.readStoredBytes(clientId), quota);
    const { byteSize, checksum } = upload;
    const storageKey = `documents/${id}/${randomUUID()}${endingOf(type)}`;
    return storeUpload(files, storageKey, upload, () =>
      repository.transaction(async (documents) => {
        // Again, because another upload may have taken the storage meanwhile.
        checkQuota(upload, await documents.lockStoredBytes(clientId), quota);
        return addRow(documents, { type, byteSize, checksum, storageKey });
      }),
    );
  }

  /** @throws HttpError 403, or 409 if the row version has changed or the document is in the trash */
  function checkChange(
    what: 'rename' | 'add-version',
    caller: Caller,
    document: DocumentRow,
    version: number,
  ): DocumentRow {
    checkRight(what, caller, document);
    if (document.version !== version) throw changed();
    if (document.deletedAt) throw new HttpError(409, IN_TRASH);
    return document;
  }

  async function update(
    documents: DocumentsTransaction,
    by: DocumentChange,
    action: DomainEventType<'document'>,
    document: DocumentRow,
    fields: { name: string } | { sharedAt: Date | null } | { deletedAt: Date | null },
  ): Promise<void> {
    if (!(await documents.update(document, fields))) throw changed();
    const shown = (row: DocumentRow) => ({ name: row.name, state: stateOf(row) });
    const after = { ...document, ...fields };
    await record(documents, by, action, { subject: after, before: shown(document), after: shown(after) });
  }

  const actions: Record<
    DocumentAction,
    (documents: DocumentsTransaction, by: DocumentChange, document: DocumentRow) => Promise<void>
  > = {
    share: async (documents, by, document) => {
      if (document.deletedAt) throw new HttpError(409, IN_TRASH);
      if (document.sharedAt) return;
      await update(documents, by, 'document.shared', document, { sharedAt: now() });
    },
    unshare: async (documents, by, document) => {
      if (document.deletedAt) throw new HttpError(409, IN_TRASH);
      if (document.sharedAt) await update(documents, by, 'document.unshared', document, { sharedAt: null });
    },
    delete: async (documents, by, document) => {
      if (!document.deletedAt)
        await update(documents, by, 'document.deleted', document, { deletedAt: now() });
    },
    restore: async (documents, by, document) => {
      if (document.deletedAt) await update(documents, by, 'document.restored', document, { deletedAt: null });
    },
  };

  return {
    list: async (
      caller,
      clientId,
      { q, sort = '-uploadedAt', state = ['private', 'shared'], side, view, ...query },
    ) => {
      const scope = { viewer: { ...caller, view }, clientId };
      await checkClient(repository, scope);
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list(scope, {
        search: q || undefined,
        states: state,
        sides: side,
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: (caller, clientId, id, { view }) =>
      readIn(repository, { viewer: { ...caller, view }, clientId }, id),

    readFile: async (caller, clientId, id, number) => {
      const file = await repository.findFile({ viewer: caller, clientId }, id, number);
      if (!file) throw notFound();
      const { name, type, byteSize, checksum, storageKey } = file;
      return {
        name: `${name}${endingOf(type)}`,
        contentType: documentTypes[type],
        byteSize,
        checksum,
        open: () => files.read(storageKey),
      };
    },

    upload: async (by, upload, { name = nameOf(upload) }) => {
      const scope = scopeOf(by);
      // Checked before the file is stored, so that a rejected upload writes no file.
      await checkClient(repository, scope);
      const id = randomUUID();
      return keep({ clientId: by.clientId, id }, upload, async (documents, file) => {
        await checkClient(documents, scope);
        const side = sideOf(by.caller);
        const uploadedAt = now();
        const fields = { id, clientId: by.clientId, name, side };
        await documents.add(
          // Both sides see uploads of the client immediately.
          { ...fields, sharedAt: side === 'client' ? uploadedAt : null },
          file,
          { personId: by.actor.id, uploadedAt },
        );
        const after = { name, side, clientId: by.clientId, ...fileOf(file) };
        await record(documents, by, 'document.uploaded', { subject: { id, name }, before: {}, after });
        return readIn(documents, scope, id);
      });
    },

    addVersion: async (by, id, upload, version) => {
      const scope = scopeOf(by);
      checkChange('add-version', by.caller, await findIn(repository, scope, id), version);
      return keep({ clientId: by.clientId, id }, upload, async (documents, file) => {
        const document = await findIn(documents, scope, id);
        checkChange('add-version', by.caller, document, version);
        const uploaded = { personId: by.actor.id, uploadedAt: now() };
        if (!(await documents.addVersion(document, file, uploaded))) throw changed();
        await record(documents, by, 'document.version-added', {
          subject: document,
          before: { number: document.number, type: document.type, byteSize: document.byteSize },
          after: { number: document.number + 1, ...fileOf(file) },
        });
        return readIn(documents, scope, id);
      });
    },

    rename: (by, id, { name, version }) =>
      repository.transaction(async (documents) => {
        const scope = scopeOf(by);
        const document = checkChange('rename', by.caller, await findIn(documents, scope, id), version);
        await update(documents, by, 'document.renamed', document, { name });
        return readIn(documents, scope, id);
      }),

    act: async (by, action, ids) => {
      const scope = scopeOf(by);
      await checkClient(repository, scope);
      return actOnEach(ids, (id) =>
        repository.transaction(async (documents) => {
          const document = await findIn(documents, scope, id);
          checkRight(action, by.caller, document);
          await actions[action](documents, by, document);
        }),
      );
    },

    cleanUp: async () => {
      await repository.removeDeletedBefore(new Date(now().getTime() - DOCUMENT_TRASH_DAYS * DAY_MS));
      await removeUnusedFiles(files, {
        folder: 'documents',
        youngest: new Date(now().getTime() - DAY_MS),
        findInUse: repository.findKeysInUse,
      });
    },
  };
}
