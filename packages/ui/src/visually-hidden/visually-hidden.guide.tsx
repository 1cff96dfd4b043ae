import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './index.ts';

export default {
  use: [
    'Context that the layout shows and text doesn’t: which case study “Read more” belongs to.',
    'With `role="status"`, an announcement of a change that users can see anyway, such as the number of results.',
    'The caption of a table whose heading is right above it.',
  ],
  avoid: [
    'To hide something from all users, use the `hidden` attribute.',
    'For the name of a button with only an icon, use the `label` of `IconButton`.',
    'For links and buttons: users of a keyboard would lose sight of the focus. For a link that appears with focus, use `SkipLink`.',
    'For hints that everyone needs, use the `hint` of `Field`.',
  ],
  anatomy: `<Button>
  Read more<VisuallyHidden> about invoicing</VisuallyHidden>
</Button>`,
  examples: [
    {
      do: {
        text: 'Complete a label that repeats: “Read more about Harbor Dental”.',
        content: (
          <Stack gap={2} align="start">
            <Text weight="semibold">Harbor Dental</Text>
            <Button size="sm" variant="secondary">
              <span>
                Read more<VisuallyHidden> about Harbor Dental</VisuallyHidden>
              </span>
            </Button>
          </Stack>
        ),
      },
      dont: {
        text: 'In a list of buttons, “Read more” doesn’t say about what.',
        content: (
          <Stack gap={2} align="start">
            <Text weight="semibold">Harbor Dental</Text>
            <Button size="sm" variant="secondary">
              Read more
            </Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Show the format of an answer to everyone.',
        content: (
          <Field label="Tax number" hint="Nine digits, without spaces">
            <Input />
          </Field>
        ),
      },
      dont: {
        text: 'A hidden format helps only users of screen readers.',
        content: (
          <Field
            label={
              <>
                Tax number<VisuallyHidden>, nine digits, without spaces</VisuallyHidden>
              </>
            }
          >
            <Input />
          </Field>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Read in its place, like any other text, and part of the name of the control around it.',
    'Put a space inside or before it, or two words are read as one.',
    'Some users see the screen and hear it too. The hidden text must not contradict the visible one, and comes after it.',
  ],
} satisfies Guide;
