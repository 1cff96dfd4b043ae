import { LIST_SEARCH_LENGTH } from '@uplift/data-client/contract';
import { type InternalNote, type NoteAction, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import { Badge } from '@uplift/ui/badge';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { EmptyState } from '@uplift/ui/empty-state';
import { Field } from '@uplift/ui/field';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Input } from '@uplift/ui/input';
import { Pagination } from '@uplift/ui/pagination';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactElement, useState } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import * as rows from '../../../areas/shared/lists/rows.styles.ts';
import { useDebouncedValue } from '../../../areas/shared/lists/use-debounced-value.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useRowActions } from '../../../areas/shared/lists/use-row-actions.ts';
import { useProjectContext } from '../project-context.tsx';
import { SectionHead } from '../section-head.tsx';
import { EditNoteDialog } from './edit-note-dialog.tsx';
import { NewNote } from './new-note.tsx';
import { NOTES_PER_PAGE, nameOf, notesPath } from './note-labels.ts';
import * as styles from './notes.styles.ts';

const actionLabels = {
  pin: ['pin', 'Pinning', 'Pinned'],
  unpin: ['unpin', 'Unpinning', 'Unpinned'],
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

/** What an action changes in a note. Null removes it from the list. */
const changes = { pin: { pinned: true }, unpin: { pinned: false }, delete: null, restore: null } as const;

interface NoteProps {
  note: InternalNote;
  onEdit: () => void;
  onAction: (action: NoteAction) => void;
}

function Note({ note, onEdit, onAction }: NoteProps): ReactElement {
  const { text, pinned, author, createdAt, editedAt } = note;
  return (
    <li css={styles.note}>
      <div css={styles.body}>
        <div css={styles.facts}>
          <Text size="sm" tone="muted">
            {author},{' '}
            <time dateTime={createdAt} title={inFull(createdAt)}>
              {lastUse(createdAt, Date.now())}
            </time>
            {editedAt && (
              <span>
                , edited{' '}
                <time dateTime={editedAt} title={inFull(editedAt)}>
                  {lastUse(editedAt, Date.now())}
                </time>
              </span>
            )}
          </Text>
          {pinned && <Badge tone="accent">Pinned</Badge>}
        </div>
        <Text css={styles.text}>{text}</Text>
      </div>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={`Actions for ${nameOf(note)}`} size="sm">
            <Icon icon={Ellipsis} size="sm" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={onEdit}>Edit</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => onAction(pinned ? 'unpin' : 'pin')}>
            {pinned ? 'Unpin' : 'Pin to the top'}
          </DropdownMenu.Item>
          <DropdownMenu.Item danger onSelect={() => onAction('delete')}>
            Delete
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </li>
  );
}

/** The team's internal notes on a client. */
export default function NotesSection(): ReactElement {
  const { clientId, company } = useProjectContext();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<InternalNote | null>(null);
  const { trigger } = useEndpointMutation(projectEndpoints.actOnNotes);
  const changeNotes = useOptimisticRows<InternalNote>(notesPath(clientId));
  const act = useRowActions<NoteAction>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: actionLabels,
    undo: { delete: 'restore', pin: 'unpin', unpin: 'pin' },
    plural: 'notes',
    optimistic: (action, ids) => changeNotes(ids, changes[action]),
    refresh: useRefresh(notesPath(clientId)),
  });
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.listNotes,
    { params: { clientId }, query: { page, pageSize: NOTES_PER_PAGE, ...(search ? { q: search } : {}) } },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const pageCount = Math.ceil((data?.total ?? 0) / NOTES_PER_PAGE);
  return (
    <Stack gap={6}>
      <SectionHead title="Internal notes" lead={`Visible to your team, never to ${company}.`} />
      <NewNote />
      {(search !== '' || typed !== '' || pageCount > 1) && (
        <Field label="Search notes">
          <Input
            type="search"
            maxLength={LIST_SEARCH_LENGTH}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setPage(1);
            }}
          />
        </Field>
      )}
      {error && !data ? (
        <LoadFailure title="Couldn’t load the notes" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Stack gap={3} role="status" aria-label="Loading the notes">
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="5rem" />
        </Stack>
      ) : data.data.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" aria-label="Notes" css={rows.list}>
          {data.data.map((note) => (
            <Note
              key={note.id}
              note={note}
              onEdit={() => setEditing(note)}
              onAction={(action) => void act(action, [{ id: note.id, name: `“${nameOf(note)}”` }])}
            />
          ))}
        </ul>
      ) : search ? (
        <EmptyState title="No matching notes" description="Try fewer or shorter words." />
      ) : (
        <EmptyState
          title="No notes yet"
          description="Record what your team should know, such as who decides or what to bring up next time."
        />
      )}
      {pageCount > 1 && (
        <Pagination label="Pages of notes" page={page} pageCount={pageCount} onPageChange={setPage} />
      )}
      {editing && <EditNoteDialog key={editing.id} note={editing} onClose={() => setEditing(null)} />}
    </Stack>
  );
}
