import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    'The user confirms an action that deletes data or can’t be undone.',
    'The action affects other people at once, for example it signs a colleague out everywhere.',
    'Work can’t continue until the user decides.',
  ],
  avoid: [
    'If the action can be undone, run it and offer “Undo” in a `Toaster`.',
    'For a form or details over the page, use `Dialog`. A press outside closes it.',
    'For a message that needs no decision, use `Alert` or `Toast`.',
  ],
  anatomy: `<AlertDialog.Root>
  <AlertDialog.Trigger />
  <AlertDialog.Content>
    <AlertDialog.Title />
    <AlertDialog.Description />
    <AlertDialog.Footer>
      <AlertDialog.Cancel />
      <AlertDialog.Action />
    </AlertDialog.Footer>
  </AlertDialog.Content>
</AlertDialog.Root>`,
  examples: [
    {
      do: {
        text: 'Ask about one thing by name, say what happens, and repeat the verb on the button.',
        content: (
          <Card>
            <Stack>
              <Text weight="semibold">Delete the webhook “New invoice”?</Text>
              <Text tone="muted">Three deliveries that wait are dropped.</Text>
              <Cluster justify="end">
                <Button variant="secondary">Keep it</Button>
                <Button variant="danger">Delete webhook</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'A question without a subject and “Yes” make users guess what they confirm.',
        content: (
          <Card>
            <Stack>
              <Text weight="semibold">Are you sure?</Text>
              <Text tone="muted">Please confirm to proceed.</Text>
              <Cluster justify="end">
                <Button variant="secondary">No</Button>
                <Button variant="danger">Yes</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'Opens the dialog from its trigger, or presses the focused button.' },
    { keys: ['Tab', 'Shift + Tab'], action: 'Moves between the buttons. Focus stays in the dialog.' },
    { keys: ['Escape'], action: 'Cancels. Focus returns to the trigger.' },
  ],
  screenReader: [
    'Announced as an alert dialog with `AlertDialog.Title` as its name and `AlertDialog.Description` as its description. Both are required.',
    '`AlertDialog.Cancel` gets focus first, so pressing Enter by accident changes nothing.',
    'For slow work, set `loading` on `AlertDialog.Action`: the button is announced as busy and the dialog stays.',
  ],
} satisfies Guide;
