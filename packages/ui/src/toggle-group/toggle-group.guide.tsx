import type { Guide } from '@uplift/storybook/guide';
import { ToggleGroup } from './index.ts';

export default {
  use: [
    'Switch how the same content is shown: list or board, orbit or modern.',
    'Filter a list by one category, with `variant="chips"`.',
    'Filter by any number of categories, with `multiple`.',
  ],
  avoid: [
    'For a required choice in a form, use `SegmentedControl` or `RadioGroup`.',
    'For panels with different content, use `Tabs`.',
    'For a single state, use `Toggle`.',
    'For more options than fit in a few lines, use `Select` or `Combobox`.',
  ],
  anatomy: `<ToggleGroup.Root label="View" defaultValue="list">
  <ToggleGroup.Item value="list">List</ToggleGroup.Item>
  <ToggleGroup.Item value="board">Board</ToggleGroup.Item>
</ToggleGroup.Root>`,
  examples: [
    {
      do: {
        text: 'Start with one option pressed, so that the view is never undefined.',
        content: (
          <ToggleGroup.Root label="View of projects" defaultValue="list">
            <ToggleGroup.Item value="list">List</ToggleGroup.Item>
            <ToggleGroup.Item value="board">Board</ToggleGroup.Item>
          </ToggleGroup.Root>
        ),
      },
      dont: {
        text: 'With nothing pressed, users can’t tell which view they see.',
        content: (
          <ToggleGroup.Root label="View of clients">
            <ToggleGroup.Item value="list">List</ToggleGroup.Item>
            <ToggleGroup.Item value="board">Board</ToggleGroup.Item>
          </ToggleGroup.Root>
        ),
      },
    },
    {
      do: {
        text: 'Use chips for many categories. They wrap.',
        content: (
          <ToggleGroup.Root label="Category of tools" variant="chips" defaultValue="all">
            {['All', 'Invoicing', 'Scheduling', 'Payroll', 'Reporting'].map((name) => (
              <ToggleGroup.Item key={name} value={name.toLowerCase()}>
                {name}
              </ToggleGroup.Item>
            ))}
          </ToggleGroup.Root>
        ),
      },
      dont: {
        text: 'Sentences as options are hard to compare. A `RadioGroup` has room for them.',
        content: (
          <ToggleGroup.Root label="Reports" variant="chips" defaultValue="week">
            <ToggleGroup.Item value="week">Send me a report every Monday morning</ToggleGroup.Item>
            <ToggleGroup.Item value="month">Send me a report at the end of the month</ToggleGroup.Item>
          </ToggleGroup.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the pressed item, or to the first one. The group is one stop.' },
    {
      keys: ['→', '↓'],
      action: 'Moves focus to the next item, and from the last to the first. `←` in right-to-left text.',
    },
    { keys: ['←', '↑'], action: 'Moves focus to the previous item.' },
    { keys: ['Home', 'Page Up'], action: 'Moves focus to the first item.' },
    { keys: ['End', 'Page Down'], action: 'Moves focus to the last item.' },
    { keys: ['Space', 'Enter'], action: 'Presses the item. With `multiple`, presses or releases it.' },
  ],
  screenReader: [
    'Announced as a radio group with its `label`, and the items as radio buttons. With `multiple`, as a toolbar of toggle buttons that are pressed or not.',
    'Arrow keys only move focus, unlike those of `RadioGroup`. So a slow view loads only when users press it.',
    'Name what is chosen: “View”, “Category”.',
  ],
} satisfies Guide;
