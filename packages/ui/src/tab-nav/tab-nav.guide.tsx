import type { Guide } from '@uplift/storybook/guide';
import { Badge } from '../badge/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { TabNav } from './index.ts';

export default {
  use: [
    'Pages about one subject: the project and messages of a client.',
    'Two to seven links, below the name of their subject.',
  ],
  avoid: ['For parts of one page, use `Tabs`.', 'For the main pages, use `SideNav`.'],
  anatomy: `<TabNav.Root label="Harbor Dental">
  <TabNav.Link href="/clients/4" aria-current="page">Project</TabNav.Link>
  <TabNav.Link href="/clients/4/messages">Messages</TabNav.Link>
</TabNav.Root>`,
  examples: [
    {
      do: {
        text: 'One or two words per link, all of the same kind.',
        content: (
          <TabNav.Root label="Harbor Dental">
            <TabNav.Link href="#project" aria-current="page">
              Project
            </TabNav.Link>
            <TabNav.Link href="#messages">
              Messages{' '}
              <Badge tone="accent">
                2 <VisuallyHidden>unread messages</VisuallyHidden>
              </Badge>
            </TabNav.Link>
          </TabNav.Root>
        ),
      },
      dont: {
        text: 'Long labels push the other links out of view.',
        content: (
          <TabNav.Root label="Nordlicht Logistics">
            <TabNav.Link href="#project" aria-current="page">
              What we are working on right now
            </TabNav.Link>
            <TabNav.Link href="#messages">Messages between you and the client</TabNav.Link>
          </TabNav.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next link, and scrolls it into view.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: [
    'A navigation landmark named by `label`, with a list of links.',
    'Set `aria-current="page"` on the link to the current page.',
    'Say in `VisuallyHidden` text what a count stands for.',
  ],
} satisfies Guide;
