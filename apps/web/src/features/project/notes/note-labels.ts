import { beginningOf } from '@uplift/data-client/contract';
import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';

/** Returns the path of the notes on a client, used to revalidate everything that shows them. */
export function notesPath(clientId: string): string {
  return projectEndpoints.createNote.path.replace('{clientId}', clientId);
}

export const NOTES_PER_PAGE = 25;

const NAME_LENGTH = 32;

/** Returns the beginning of a note as its name, because notes have no title. */
export function nameOf({ text }: Pick<InternalNote, 'text'>): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > NAME_LENGTH ? `${beginningOf(line, NAME_LENGTH - 1).trimEnd()}…` : line;
}
