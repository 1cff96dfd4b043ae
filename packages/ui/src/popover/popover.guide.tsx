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
    'A few controls that belong to their trigger: share a link, filter a list.',
    'Extra information with links or buttons, which a tooltip can’t contain.',
    'The user compares or copies something from the page, which stays usable.',
  ],
  avoid: [
    'For a list of actions, use `DropdownMenu`. It has the keys of a menu.',
    'For a question that must be answered first, use `Dialog` or `AlertDialog`.',
    'For a few words about a control, use `Tooltip`.',
    'For a preview of where a link leads, use `HoverCard`.',
  ],
  anatomy: `<Popover.Root>
  <Popover.Trigger />
  <Popover.Content>
    <Popover.Title />
    <Popover.Description />
    …
    <Popover.Close />
  </Popover.Content>
</Popover.Root>

<Popover.Root>
  <Popover.Anchor />
  <Popover.Content />
</Popover.Root>`,
  examples: [
    {
      do: {
        text: 'One small task that takes seconds.',
        content: (
          <Card padding="sm">
            <Stack gap={3}>
              <Text weight="semibold">Share this result</Text>
              <Field label="Link">
                <Input readOnly defaultValue="https://uplift.example/r/120" />
              </Field>
              <Cluster>
                <Button size="sm">Copy link</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'A press outside closes a popover, and a long form would be lost. Use a dialog or a page.',
        content: (
          <Card padding="sm">
            <Stack gap={3}>
              <Text weight="semibold">New client</Text>
              <Field label="Name">
                <Input />
              </Field>
              <Field label="Industry">
                <Input />
              </Field>
              <Field label="Employees">
                <Input inputMode="numeric" />
              </Field>
              <Cluster>
                <Button size="sm">Create client</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'Opens the popover from its trigger, or closes it.' },
    { keys: ['Tab', 'Shift + Tab'], action: 'Moves through the controls and wraps around inside.' },
    { keys: ['Escape'], action: 'Closes the popover. Focus returns to the trigger.' },
  ],
  screenReader: [
    'The trigger is announced as expanded or collapsed. The panel is announced as a dialog.',
    'Name the panel with `Popover.Title` or an `aria-label`. `Popover.Description` is announced with it.',
    'Focus moves to the first control inside. With `Popover.Anchor`, there is no trigger, so something else must open the popover.',
  ],
} satisfies Guide;
