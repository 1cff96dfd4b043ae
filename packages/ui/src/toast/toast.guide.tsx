import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    'Public pages, to confirm one action at a time: a link is copied, a message is sent.',
    'The result appears elsewhere or nowhere on the page, so users would miss it.',
    'An action that can be undone, with “Undo” in the toast.',
  ],
  avoid: [
    'In signed-in areas where several things happen at once, use `Toaster`. It stacks toasts.',
    'For a message about a form or a part of the page, use `Alert`. It stays.',
    'For a decision, use `AlertDialog`. A toast goes away.',
    'For errors in a field, use the `error` of `Field`.',
  ],
  anatomy: `<ToastViewport />

toast({ type: 'success', title: 'Message sent' });`,
  examples: [
    {
      do: {
        text: 'Say what happened in a few words, and what follows.',
        content: (
          <Card padding="sm">
            <Stack gap={1}>
              <Text weight="semibold">Message sent</Text>
              <Text size="sm" tone="muted">
                We answer within one working day.
              </Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: '“Success” names no action, and five seconds are too short for a paragraph.',
        content: (
          <Card padding="sm">
            <Stack gap={1}>
              <Text weight="semibold">Success</Text>
              <Text size="sm" tone="muted">
                Thank you for contacting us. Your request was processed and stored in our system. Depending on
                the time of day, one of our consultants will look at it and get back to you as soon as
                possible.
              </Text>
            </Stack>
          </Card>
        ),
      },
    },
    {
      do: {
        text: 'Offer “Undo” instead of a question before the action.',
        content: (
          <Card padding="sm">
            <Stack gap={2} align="start">
              <Text weight="semibold">Story moved to trash</Text>
              <Button size="sm" variant="secondary">
                Undo
              </Button>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t put the only way to continue into a toast.',
        content: (
          <Card padding="sm">
            <Stack gap={2} align="start">
              <Text weight="semibold">Your contract is ready</Text>
              <Button size="sm" variant="secondary">
                Sign contract
              </Button>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['F8'], action: 'Moves focus to the toast, even from a dialog.' },
    { keys: ['Tab'], action: 'Moves through the toast and its buttons, then back to the page or dialog.' },
    { keys: ['Escape'], action: 'Dismisses the toast. Focus returns to where it was.' },
  ],
  screenReader: [
    'Announced as it appears: an `error` interrupts, all other types wait for a pause.',
    'The `altText` of an action is announced instead of its label. Say how to do the same without the toast.',
    'Render `ToastViewport` once and from the start. The toast waits while it’s hovered or has focus.',
  ],
} satisfies Guide;
