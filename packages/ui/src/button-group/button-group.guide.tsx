import type { Guide } from '@uplift/storybook/guide';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ButtonGroup } from './index.ts';

export default {
  use: [
    'Actions on the same thing, of equal weight: “Approve”, “Ask for changes”, “Decline”.',
    'An action with variants: a `Button` and an `IconButton` that opens a `DropdownMenu`.',
    'Independent `Toggle`s that belong together, such as bold and italic.',
  ],
  avoid: [
    'To choose one of several options, use `ToggleGroup` or, in forms, `SegmentedControl`.',
    'For a main action and “Cancel”, use a `Cluster`: they aren’t of equal weight.',
    'For more than about four actions, use `DropdownMenu`.',
    'To switch between panels, use `Tabs`.',
  ],
  anatomy: `<ButtonGroup label="Publish">
  <Button>Publish</Button>
  <IconButton label="More ways to publish" variant="primary">
    <Icon icon={ChevronDown} size="sm" />
  </IconButton>
</ButtonGroup>`,
  examples: [
    {
      do: {
        text: 'Join an action with the menu of its variants.',
        content: (
          <ButtonGroup label="Publish">
            <Button>Publish</Button>
            <IconButton label="More ways to publish" variant="primary">
              <Icon icon={ChevronDown} size="sm" />
            </IconButton>
          </ButtonGroup>
        ),
      },
      dont: {
        text: 'Joined, saving and discarding are one slip apart.',
        content: (
          <ButtonGroup label="Draft">
            <Button variant="secondary">Save</Button>
            <Button variant="secondary">Discard</Button>
          </ButtonGroup>
        ),
      },
    },
    {
      do: {
        text: 'Use one size and one variant.',
        content: (
          <ButtonGroup label="Decision on the draft">
            <Button variant="secondary" size="sm">
              Approve
            </Button>
            <Button variant="secondary" size="sm">
              Decline
            </Button>
          </ButtonGroup>
        ),
      },
      dont: {
        text: 'Mixed variants look like a selected option.',
        content: (
          <Cluster>
            <ButtonGroup label="Decision on the offer">
              <Button size="sm">Approve</Button>
              <Button variant="secondary" size="sm">
                Decline
              </Button>
            </ButtonGroup>
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next button. Each button is a stop.' },
    { keys: ['Enter', 'Space'], action: 'Activates the button.' },
  ],
  screenReader: [
    'Announced as a group with its `label`, before the first button. Name what the buttons have in common.',
    'It adds no state. A button that stays pressed must be a `Toggle`.',
  ],
} satisfies Guide;
