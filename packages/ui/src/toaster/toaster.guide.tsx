import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    'Signed-in areas where several things happen at once: saves, uploads, work in the background.',
    'Work that takes time: `toaster.track()` shows a promise from loading to success or error.',
    'An action that can be undone, with “Undo” in the toast.',
  ],
  avoid: [
    'On public pages, where one calm notice at a time is enough, use `Toast`.',
    'For a message about a form or a part of the page, use `Alert`. It stays.',
    'For work with a known length that users watch, use `Progress`.',
    'For a decision, use `AlertDialog`. A toast goes away after four seconds.',
  ],
  anatomy: `<Toaster />

toaster.show({ title: 'Saved' });
toaster.track(upload, { loading, success, error });`,
  examples: [
    {
      do: {
        text: 'Run the action at once and offer to undo it.',
        content: (
          <Card padding="sm">
            <Stack gap={2} align="start">
              <Text weight="semibold">Milestone archived</Text>
              <Button size="sm" variant="secondary">
                Undo
              </Button>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'A question must stay until it is answered. Use a dialog.',
        content: (
          <Card padding="sm">
            <Stack gap={2} align="start">
              <Text weight="semibold">Archive this milestone?</Text>
              <Button size="sm" variant="secondary">
                Archive
              </Button>
            </Stack>
          </Card>
        ),
      },
    },
    {
      do: {
        text: 'Name the cause and the next step of an error.',
        content: (
          <Card padding="sm">
            <Stack gap={1}>
              <Text weight="semibold">audit.pdf wasn’t uploaded</Text>
              <Text size="sm" tone="muted">
                The file is larger than 25 MB. Split it and try again.
              </Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Users can’t act on a code.',
        content: (
          <Card padding="sm">
            <Stack gap={1}>
              <Text weight="semibold">Error 413</Text>
              <Text size="sm" tone="muted">
                Payload too large.
              </Text>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Alt + T'],
      action: 'Opens the stack and moves focus there, even from a dialog. `hotkey` changes it.',
    },
    { keys: ['Tab', 'Shift + Tab'], action: 'Moves through the toasts and their buttons.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the action or “Dismiss”. Focus stays with the remaining toasts.',
    },
    { keys: ['Escape'], action: 'Closes the stack. Focus returns to where it was.' },
  ],
  screenReader: [
    'Announced politely as it appears or changes, errors too. Show errors that block the user on the page.',
    'The region is called “Notifications” with its keys. Toasts wait while the stack is open.',
    'Render it once, from the start and outside of dialogs. Then it stays reachable over a modal dialog.',
  ],
} satisfies Guide;
