import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Text } from '../text/index.ts';
import { Pagination } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Long lists where users want to find a place again: clients, invoices, articles.',
    'With `renderLink`, pages with an address of their own, which can be shared and found by search engines.',
    'With `onPageChange`, pages within an app that have no address.',
  ],
  avoid: [
    'Below a `DataTable`, use its pager, which also shows the number of rows.',
    'For the steps of a form, use `Stepper`.',
    'For fewer entries than fit on one page: show none.',
    'For messages and logs, whose latest entries matter most, use a `Button` “Load more”.',
  ],
  anatomy: `<Pagination
  label="Pages of case studies"
  page={2}
  pageCount={20}
  renderLink={(page, content) => <a href={\`?page=\${page}\`}>{content}</a>}
/>`,
  examples: [
    {
      do: {
        text: 'Say what the pages are of, if there are several lists.',
        content: (
          <Pagination label="Pages of clients" page={3} pageCount={12} onPageChange={() => {}} style={wide} />
        ),
      },
      dont: {
        text: 'A single page needs no pagination.',
        content: (
          <Pagination label="Pages of one page" page={1} pageCount={1} onPageChange={() => {}} style={wide} />
        ),
      },
    },
    {
      do: {
        text: 'Give it the remaining width of a row with `flex`. It then shows as many pages as fit.',
        content: (
          <Cluster justify="between" style={wide}>
            <Text size="sm">31 to 40 of 120</Text>
            <Pagination
              label="Pages of invoices"
              page={4}
              pageCount={12}
              onPageChange={() => {}}
              style={{ flex: '1 1 11rem', justifyContent: 'end' }}
            />
          </Cluster>
        ),
      },
      dont: {
        text: 'The status between the arrows already says the page.',
        content: (
          <Cluster justify="between" style={wide}>
            <Text size="sm">Page 4 of 12</Text>
            <Pagination
              label="Pages of offers"
              page={4}
              pageCount={12}
              onPageChange={() => {}}
              style={{ flex: '1 1 11rem', justifyContent: 'end' }}
            />
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next page number or arrow.' },
    { keys: ['Enter'], action: 'Goes to the page.' },
    { keys: ['Space'], action: 'Goes to the page, with `onPageChange`. Links react only to Enter.' },
  ],
  screenReader: [
    'Announced as a navigation with its `label`, by default “Pages”. The current page is announced as such.',
    'After a change, “Page 7 of 20” is announced politely. Focus stays on the button, which repeats the press.',
    'At the first and last page, the arrows remain and are announced as unavailable, so that focus isn’t lost.',
  ],
} satisfies Guide;
