import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Alert } from './index.ts';

export default {
  use: [
    'A message about the page or form around it: what is wrong, what is overdue, what was saved.',
    'The message must stay until its cause is gone.',
    'A failed request, next to the content that it was for.',
  ],
  avoid: [
    'To confirm an action whose result is elsewhere, use `Toast` or `Toaster`.',
    'For one field, use the `error` of `Field`. For a list of all errors of a form, use `ErrorSummary`.',
    'For a list or table without content, use `EmptyState`.',
    'For a status of one row or card, use `Badge`.',
  ],
  anatomy: `<Alert tone="warning" title="One step is overdue">
  …
</Alert>`,
  examples: [
    {
      do: {
        text: 'Say what happened in the title and what to do about it below.',
        content: (
          <Alert tone="danger" title="The payment failed">
            Your card has expired. Add another one to keep your plan.
          </Alert>
        ),
      },
      dont: {
        text: 'A message without a cause or a next step leaves users stuck.',
        content: (
          <Alert tone="danger" title="Error">
            Something went wrong.
          </Alert>
        ),
      },
    },
    {
      do: {
        text: 'Choose the tone by consequence: an overdue step is a warning.',
        content: (
          <Stack gap={3}>
            <Alert tone="warning" title="One step is overdue">
              Approve the second draft to keep the date.
            </Alert>
            <Button>Review draft</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t interrupt with `danger` for something that can wait.',
        content: (
          <Stack gap={3}>
            <Alert tone="danger" title="You have a new report">
              The report for March is ready.
            </Alert>
            <Button>Open report</Button>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    '`danger` has the role `alert` and interrupts. The other tones have the role `status` and wait for a pause.',
    'An alert that is there when the page loads is read in its place, not announced.',
    'The icon and the color are decorative. The title must make clear how serious it is.',
  ],
} satisfies Guide;
