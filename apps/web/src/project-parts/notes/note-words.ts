import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';

/** The path of the notes on a client, by which everything that shows them is read again. */
export function notesPath(clientId: string): string {
  return projectEndpoints.createNote.path.replace('{clientId}', clientId);
}

const NAME_LENGTH = 32;

/** The first words of a note, which has no name. */
export function nameOf({ text }: Pick<InternalNote, 'text'>): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > NAME_LENGTH
    ? `${characters
        .slice(0, NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}
