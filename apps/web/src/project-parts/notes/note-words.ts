import { beginningOf } from '@uplift/data-client/contract';
import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';

/** The path of the notes on a client, by which everything that shows them is read again. */
export function notesPath(clientId: string): string {
  return projectEndpoints.createNote.path.replace('{clientId}', clientId);
}

const NAME_LENGTH = 32;

/** The first words of a note, which has no name. */
export function nameOf({ text }: Pick<InternalNote, 'text'>): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > NAME_LENGTH ? `${beginningOf(line, NAME_LENGTH - 1).trimEnd()}…` : line;
}
