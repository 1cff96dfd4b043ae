import type { Guide } from '@uplift/storybook/guide';
import FileText from 'lucide-react/icons/file-text';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { EmptyState } from './index.ts';

export default {
  use: [
    'A list, table or page that has nothing to show yet, with the next step.',
    'Nothing left to do: all requests are answered.',
    'A search without results, with a way to change it.',
  ],
  avoid: [
    'While content loads, use `Skeleton` or `Spinner`.',
    'If content couldn’t be loaded, use `Alert`: an error isn’t an empty list.',
    'If a part of the page failed to render, use `ErrorBoundary`.',
  ],
  anatomy: `<EmptyState
  title="No documents yet"
  description="Files that your manager shares appear here."
  illustration={<Icon icon={FileText} size="lg" />}
  actions={<Button>Upload a file</Button>}
/>`,
  examples: [
    {
      do: {
        text: 'Say why it’s empty and offer the next step.',
        content: (
          <EmptyState
            headingLevel={3}
            title="No documents yet"
            description="Files that your manager shares appear here. You can also upload your own."
            illustration={<Icon icon={FileText} size="lg" />}
            actions={<Button>Upload a file</Button>}
          />
        ),
      },
      dont: {
        text: '“No data” teaches nothing and ends here.',
        content: <EmptyState headingLevel={3} title="No data" />,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'The title is a heading. Set `headingLevel` to fit the page outline.',
    'It isn’t announced when it replaces a list. Announce the result of a search in a live region, as `DataTable` does.',
    'An `Icon` is decorative. Give an illustration a text alternative only if it says more than the title.',
  ],
} satisfies Guide;
