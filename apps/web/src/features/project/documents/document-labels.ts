import { pathOf } from '@uplift/data-client/contract';
import { type ClientDocument, documentFile, projectEndpoints } from '@uplift/data-client/contract/project';

export const stateNames = {
  private: 'Only your team',
  shared: 'Shared',
  deleted: 'In the trash',
} as const satisfies Record<ClientDocument['state'], string>;

/** `FileDrop` rules that match what the server accepts. */
export const documentRules = {
  accept: documentFile.types.join(', '),
  maxSize: documentFile.maximumSize,
  rules: 'PDF, Office file, image, text, CSV, Markdown or ZIP, up to 25 MB',
} as const;

/** Returns the path of one version of a document's file. */
export function filePath(clientId: string, id: string, number: number): string {
  return pathOf(projectEndpoints.getDocumentFile, { params: { clientId, id, number: String(number) } });
}

/** Returns the path of a client's documents, used to revalidate everything that shows them. */
export function documentsPath(clientId: string): string {
  return pathOf(projectEndpoints.listDocuments, { params: { clientId } });
}
