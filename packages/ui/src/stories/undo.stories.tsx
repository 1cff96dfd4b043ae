import preview from '@uplift/storybook/preview';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Container } from '../container/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { List } from '../list/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Toaster, toaster } from '../toaster/index.ts';

const notes = [
  { id: 'invoices', title: 'Invoices are typed twice', author: 'Maya Ortiz, Tuesday' },
  { id: 'reminders', title: 'Reminders go out by hand', author: 'Tom Becker, Monday' },
  { id: 'claims', title: 'Claims wait for one person', author: 'Maya Ortiz, last week' },
];

function Notes({ onDeleteAll }: { onDeleteAll: () => void }): ReactElement {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const shown = notes.filter(({ id }) => !removed.includes(id));

  function remove(id: string): void {
    setRemoved((ids) => [...ids, id]);
    toaster.show({
      title: 'Note moved to trash',
      action: { label: 'Undo', onSelect: () => setRemoved((ids) => ids.filter((other) => other !== id)) },
    });
  }

  return (
    <Container width="text" style={{ paddingBlock: '2.5rem' }}>
      <Stack gap={6}>
        <Cluster justify="between">
          <Heading level={1}>Notes</Heading>
          <AlertDialog.Root>
            <AlertDialog.Trigger asChild>
              <Button variant="secondary" size="sm">
                Empty trash
              </Button>
            </AlertDialog.Trigger>
            <AlertDialog.Content>
              <AlertDialog.Title>Delete all notes in the trash?</AlertDialog.Title>
              <AlertDialog.Description>
                They are deleted for everyone in the project. This can’t be undone.
              </AlertDialog.Description>
              <AlertDialog.Footer>
                <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
                <AlertDialog.Action variant="danger" onClick={onDeleteAll}>
                  Delete notes
                </AlertDialog.Action>
              </AlertDialog.Footer>
            </AlertDialog.Content>
          </AlertDialog.Root>
        </Cluster>
        {shown.length === 0 && (
          <EmptyState title="No notes" description="Notes from meetings and audits appear here." />
        )}
        <List.Root variant="plain" aria-label="Notes">
          {shown.map(({ id, title, author }) => (
            <li key={id}>
              <Card padding="sm">
                <Cluster justify="between" style={{ flexWrap: 'nowrap' }}>
                  <Stack gap={1}>
                    <Text weight="medium">{title}</Text>
                    <Text size="sm" tone="muted">
                      {author}
                    </Text>
                  </Stack>
                  <IconButton label={`Move “${title}” to trash`} onClick={() => remove(id)}>
                    <Icon icon={Trash2} />
                  </IconButton>
                </Cluster>
              </Card>
            </li>
          ))}
        </List.Root>
      </Stack>
      <Toaster />
    </Container>
  );
}

const meta = preview.meta({
  title: 'Patterns/Confirm and undo',
  component: Notes,
  args: { onDeleteAll: fn() },
  beforeEach: () => () => toaster.dismiss(),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: [
          'Deletes without a question where the user can undo it, and asks only before what can’t be undone.',
          'A question that comes every time is answered without reading.',
          '',
          'Uses `Toaster` with an action for undo, and `AlertDialog` that names what is lost, for whom, and repeats',
          'the verb on its button. Keep the data on the server until the trash is emptied, so undo works from',
          'another page, too.',
        ].join('\n'),
      },
    },
  },
});

export const Default = meta.story();

export const Undone = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move “Reminders go out by hand” to trash' }));
    const notes = within(canvas.getByRole('list', { name: 'Notes' }));
    await expect(notes.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(3));
    await expect(notes.getAllByRole('listitem')[1]).toHaveTextContent('Reminders go out by hand');
  },
});

export const Confirmed = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
    await screen.findByRole('alertdialog', { name: 'Delete all notes in the trash?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete notes' }));
    await expect(args.onDeleteAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
