import type { Guide } from '@uplift/storybook/guide';
import { List } from '../list/index.ts';
import { ScrollArea } from './index.ts';

const weeks = Array.from({ length: 12 }, (_, index) => `Week ${index + 1}: four hours saved`);

const log = (
  <List.Root variant="plain">
    {weeks.map((week) => (
      <List.Item key={week}>{week}</List.Item>
    ))}
  </List.Root>
);

export default {
  use: [
    'A long log, list or agreement inside a card or a dialog, where the page around it should stay in place.',
    'Content that can’t wrap, such as a row of thumbnails or a plan: use `axis="horizontal"` or `both`.',
  ],
  avoid: [
    'The main content of a page: let the page scroll.',
    'For rows and columns, use `Table` or `DataTable`, which scroll sideways on their own.',
    'For code, use `Code`: its blocks scroll sideways too.',
    'For a long list of records, use `Pagination`.',
  ],
  anatomy: `<ScrollArea label="Time log" style={{ maxBlockSize: '14rem' }}>
  <List.Root />
</ScrollArea>`,
  examples: [
    {
      do: {
        text: 'Limit the height. The edges fade where there is more.',
        content: (
          <ScrollArea label="Time log" style={{ maxBlockSize: '9rem', inlineSize: '100%' }}>
            {log}
          </ScrollArea>
        ),
      },
      dont: {
        text: 'A window of one or two lines hides almost everything.',
        content: (
          <ScrollArea label="Time log, low" style={{ maxBlockSize: '2.5rem', inlineSize: '100%' }}>
            {log}
          </ScrollArea>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the area, and then to the first control inside.' },
    { keys: ['↑', '↓'], action: 'Scrolls up or down.' },
    { keys: ['←', '→'], action: 'Scrolls sideways, with `axis="horizontal"` or `both`.' },
    { keys: ['Page Up', 'Page Down'], action: 'Scrolls by the height of the area.' },
    { keys: ['Home', 'End'], action: 'Scrolls to the start or the end.' },
  ],
  screenReader: [
    'Announced as a region with its `label`, and listed among the landmarks. Name the content: “Time log”, not “Scrollable area”.',
    'It is a stop of the Tab key, so that the keyboard can scroll it. Don’t remove its `tabIndex`.',
    'The fading edges are only visual. Nothing announces that there is more content, because screen readers read all of it.',
  ],
} satisfies Guide;
