import type { Guide } from '@uplift/storybook/guide';
import { Text } from '../text/index.ts';
import { Collapsible } from './index.ts';

export default {
  use: [
    'One optional detail: how a number is calculated, the raw response of a webhook.',
    'Advanced settings that few users change.',
  ],
  avoid: [
    'For a list of questions and answers, use `Accordion`. It’s found by find-in-page and works without JavaScript.',
    'For a few controls over the page, use `Popover`.',
    'For views that users switch between, use `Tabs`.',
    'Errors and required fields must always be visible.',
  ],
  anatomy: `<Collapsible.Root>
  <Collapsible.Trigger>How health is calculated</Collapsible.Trigger>
  <Collapsible.Content>…</Collapsible.Content>
</Collapsible.Root>`,
  examples: [
    {
      do: {
        text: 'Name what the button shows.',
        content: (
          <Collapsible.Root>
            <Collapsible.Trigger>How health is calculated</Collapsible.Trigger>
            <Collapsible.Content>
              <Text tone="muted">Overdue milestones and unanswered messages count.</Text>
            </Collapsible.Content>
          </Collapsible.Root>
        ),
      },
      dont: {
        text: '“More” says nothing to those who jump from button to button.',
        content: (
          <Collapsible.Root>
            <Collapsible.Trigger>More</Collapsible.Trigger>
            <Collapsible.Content>
              <Text tone="muted">Overdue milestones and unanswered messages count.</Text>
            </Collapsible.Content>
          </Collapsible.Root>
        ),
      },
    },
    {
      do: {
        text: 'Hide what few users need.',
        content: (
          <Collapsible.Root>
            <Collapsible.Trigger>Last deliveries</Collapsible.Trigger>
            <Collapsible.Content>
              <Text tone="muted">12 deliveries in the last 24 hours, none failed.</Text>
            </Collapsible.Content>
          </Collapsible.Root>
        ),
      },
      dont: {
        text: 'Don’t hide what all users need to decide.',
        content: (
          <Collapsible.Root>
            <Collapsible.Trigger>Price</Collapsible.Trigger>
            <Collapsible.Content>
              <Text>$5,000, refunded if no hours are saved.</Text>
            </Collapsible.Content>
          </Collapsible.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the trigger, then into the content if it’s open.' },
    { keys: ['Enter', 'Space'], action: 'Shows or hides the content. Focus stays on the trigger.' },
  ],
  screenReader: [
    'The trigger is announced as a button, expanded or collapsed. Its text doesn’t have to change.',
    'The content is in the document only while it’s open. With `forceMount`, hide it yourself while it’s closed.',
    'Put the content right after the trigger, so users find it with the next key.',
  ],
} satisfies Guide;
