import { pathOf } from '@uplift/data-client/contract';
import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';
import { useWriteCache } from '@uplift/data-client/swr';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { withNewRow } from '../../../areas/shared/lists/with-new-row.ts';
import { useProjectContext } from '../project-context.tsx';
import { NOTES_PER_PAGE, notesPath } from './note-labels.ts';

const { listNotes } = projectEndpoints;

/** Returns a function that writes a new note into the first page of notes, and refetches the other pages. */
export function useWriteNewNote(): (note: InternalNote) => Promise<void> {
  const { clientId } = useProjectContext();
  const write = useWriteCache();
  const refresh = useRefresh(notesPath(clientId));
  return (note) => {
    const firstPage = { params: { clientId }, query: { page: 1, pageSize: NOTES_PER_PAGE } };
    void refresh(pathOf(listNotes, firstPage));
    return write(listNotes, firstPage, (page) => withNewRow(page, note, ({ pinned }) => pinned));
  };
}
