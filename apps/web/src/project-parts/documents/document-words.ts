import { pathOf } from '@uplift/data-client/contract';
import { type ClientDocument, documentFile, projectEndpoints } from '@uplift/data-client/contract/project';

export const stateNames = {
  private: 'Only your team',
  shared: 'Shared',
  deleted: 'In the trash',
} as const satisfies Record<ClientDocument['state'], string>;

/** What a `FileDrop` takes, as the server does. */
export const documentRules = {
  accept: documentFile.types.join(', '),
  maxSize: documentFile.maximumSize,
  rules: 'PDF, Office files, pictures, text, CSV, Markdown or ZIP, 25 MB at most',
} as const;

/** Where one file of a document is read. */
export function filePath(clientId: string, id: string, number: number): string {
  return pathOf(projectEndpoints.getDocumentFile, { params: { clientId, id, number: String(number) } });
}

/** The path of a client's documents, by which everything that shows them is read again. */
export function documentsPath(clientId: string): string {
  return pathOf(projectEndpoints.listDocuments, { params: { clientId } });
}
