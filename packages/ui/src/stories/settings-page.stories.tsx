import preview from '@uplift/storybook/preview';
import { type ReactElement, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Container } from '../container/index.ts';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Input } from '../input/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Separator } from '../separator/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from '../switch/index.ts';
import { Text } from '../text/index.ts';
import { Toaster, toaster } from '../toaster/index.ts';

interface SettingsGroupProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** What a group is for at the start of the line, its settings at the end; stacked on phones. */
function SettingsGroup({ title, description, children }: SettingsGroupProps): ReactElement {
  const titleId = useId();
  return (
    <Grid minColumn="17rem" gap={4} asChild>
      <section aria-labelledby={titleId}>
        <Stack gap={1}>
          <Heading level={2} size="sm" id={titleId}>
            {title}
          </Heading>
          <Text size="sm" tone="muted" style={{ maxInlineSize: '20rem' }}>
            {description}
          </Text>
        </Stack>
        <Card>{children}</Card>
      </section>
    </Grid>
  );
}

interface SettingsPageProps {
  onSave: (settings: Record<string, unknown>) => void;
  onDelete: () => void;
}

function SettingsPage({ onSave, onDelete }: SettingsPageProps): ReactElement {
  const [name, setName] = useState('Harbor Dental');
  const [saved, setSaved] = useState(name);

  function save(settings: Record<string, unknown>): void {
    onSave(settings);
    toaster.show({ type: 'success', title: 'Settings saved' });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSaved(name);
    save({ name });
  }

  return (
    <Container style={{ maxInlineSize: '56rem', paddingBlock: '2.5rem' }}>
      <Stack gap={8}>
        <Heading level={1}>Settings</Heading>
        <SettingsGroup title="Company" description="Shown on reports and in e-mails to your team.">
          <Stack gap={4} asChild>
            <form onSubmit={submit}>
              <Field label="Company name" hint={name === saved ? undefined : 'Not saved yet.'}>
                <Input value={name} onChange={({ target }) => setName(target.value)} required />
              </Field>
              <Button type="submit" size="sm" style={{ alignSelf: 'start' }}>
                Save company
              </Button>
            </form>
          </Stack>
        </SettingsGroup>
        <Separator />
        <SettingsGroup title="Notifications" description="Changes apply immediately.">
          <Stack gap={5}>
            <Field label="Weekly report" hint="Every Monday at 8:00." labelPlacement="start">
              <Switch defaultChecked onChange={({ target }) => save({ weekly: target.checked })} />
            </Field>
            <Field label="New messages" labelPlacement="start">
              <Switch onChange={({ target }) => save({ messages: target.checked })} />
            </Field>
            <Field label="Summary of activity">
              <SegmentedControl.Root defaultValue="day" onValueChange={(summary) => save({ summary })}>
                <SegmentedControl.Item value="day">Daily</SegmentedControl.Item>
                <SegmentedControl.Item value="week">Weekly</SegmentedControl.Item>
                <SegmentedControl.Item value="off">Off</SegmentedControl.Item>
              </SegmentedControl.Root>
            </Field>
          </Stack>
        </SettingsGroup>
        <Separator />
        <SettingsGroup title="Delete workspace" description="Removes all projects, files and messages.">
          <Stack gap={4} align="start">
            <Text size="sm">Export your data first. A deleted workspace can’t be restored.</Text>
            <AlertDialog.Root>
              <AlertDialog.Trigger asChild>
                <Button variant="danger" size="sm">
                  Delete workspace
                </Button>
              </AlertDialog.Trigger>
              <AlertDialog.Content>
                <AlertDialog.Title>Delete the workspace of Harbor Dental?</AlertDialog.Title>
                <AlertDialog.Description>
                  Four projects and 38 files are deleted for all six members. This can’t be undone.
                </AlertDialog.Description>
                <AlertDialog.Footer>
                  <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
                  <AlertDialog.Action variant="danger" onClick={onDelete}>
                    Delete workspace
                  </AlertDialog.Action>
                </AlertDialog.Footer>
              </AlertDialog.Content>
            </AlertDialog.Root>
          </Stack>
        </SettingsGroup>
      </Stack>
      <Toaster />
    </Container>
  );
}

const meta = preview.meta({
  title: 'Patterns/Settings page',
  component: SettingsPage,
  args: { onSave: fn(), onDelete: fn() },
  beforeEach: () => () => toaster.dismiss(),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: [
          'Groups settings by what they affect. A form with text saves with its own button; a switch saves at once.',
          'A deletion comes last, asks before it starts and says what is lost.',
          '',
          'Uses `Grid` and `Card` for the groups, `Field` with `Input`, `Switch` and `SegmentedControl`, `Toaster`',
          'to confirm, and `AlertDialog` before what can’t be undone.',
        ].join('\n'),
      },
    },
  },
});

export const Settings = meta.story();

export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Company name' });
    await userEvent.type(name, ' Group');
    await expect(name).toHaveAccessibleDescription('Not saved yet.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Harbor Dental Group' });
    await expect(name).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('switch', { name: 'New messages' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ messages: true });
    await expect(await screen.findAllByText('Settings saved')).toHaveLength(2);
  },
});

export const AsksBeforeDeleting = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete workspace' }));
    await screen.findByRole('alertdialog', { name: 'Delete the workspace of Harbor Dental?' });
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete workspace' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});
