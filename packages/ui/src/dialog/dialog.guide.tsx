import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    'A short form that belongs to what is on the page: ask for changes, invite a colleague.',
    'Details that users look at and close again, without losing their place.',
    'One focused step. The rest of the page is out of reach while the dialog is open.',
  ],
  avoid: [
    'To confirm an action that can’t be undone, use `AlertDialog`. A press outside doesn’t close it.',
    'For a few controls next to their trigger, use `Popover`. The page stays usable.',
    'For navigation or long text from the edge of the page, use `Sheet`.',
    'Long forms and content that people bookmark or share need a page of their own.',
  ],
  anatomy: `<Dialog.Root>
  <Dialog.Trigger />
  <Dialog.Content>
    <Dialog.Title />
    <Dialog.Description />
    …
    <Dialog.Footer>
      <Dialog.Close />
    </Dialog.Footer>
  </Dialog.Content>
</Dialog.Root>`,
  examples: [
    {
      do: {
        text: 'Use the same verb in the title and on the primary button, which comes last.',
        content: (
          <Card>
            <Stack>
              <Text weight="semibold">Invite a colleague</Text>
              <Field label="Email">
                <Input type="email" />
              </Field>
              <Cluster justify="end">
                <Button variant="secondary">Cancel</Button>
                <Button>Send invite</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'A vague title and “OK” don’t say what the form does.',
        content: (
          <Card>
            <Stack>
              <Text weight="semibold">User details</Text>
              <Field label="Email">
                <Input type="email" />
              </Field>
              <Cluster justify="end">
                <Button>OK</Button>
                <Button variant="secondary">Cancel</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the dialog from its trigger. Focus moves to the first control inside.',
    },
    { keys: ['Tab', 'Shift + Tab'], action: 'Moves through the controls. Focus stays in the dialog.' },
    { keys: ['Escape'], action: 'Closes the innermost dialog. Focus returns to its trigger.' },
  ],
  screenReader: [
    'Announced as a dialog with `Dialog.Title` as its name and `Dialog.Description` as its description.',
    'If no title should be visible, put `Dialog.Title` into `VisuallyHidden`. In development, a dialog without a name logs a warning.',
    'The rest of the page is hidden from screen readers while the dialog is open. Toasts stay reachable.',
  ],
} satisfies Guide;
