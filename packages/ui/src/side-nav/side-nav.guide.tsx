import type { Guide } from '@uplift/storybook/guide';
import FileText from 'lucide-react/icons/file-text';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Inbox from 'lucide-react/icons/inbox';
import { SideNav } from './index.ts';

export default {
  use: [
    'The navigation of a signed-in area with more pages than fit into a bar.',
    'Links in groups, with counts of what waits there.',
  ],
  avoid: [
    'For up to seven links on public pages, use `NavigationBar`.',
    'For views within one page, use `Tabs`. For the pages about one subject, use `TabNav`.',
    'For the path to the current page, use `Breadcrumb`.',
    'For a menu on phones only, use `Sheet`. `AppShell` does this with a side navigation.',
  ],
  anatomy: `<SideNav.Root label="Client area">
  <SideNav.Group title="Clients">
    <SideNav.Link icon={FolderKanban} count={4} countLabel="open projects" aria-current="page" href="/projects">
      Projects
    </SideNav.Link>
  </SideNav.Group>
  <SideNav.CollapseButton />
</SideNav.Root>`,
  examples: [
    {
      do: {
        text: 'Use one noun per link and mark the current page.',
        content: (
          <SideNav.Root label="Client area, with short names">
            <SideNav.Group title="Clients">
              <SideNav.Link href="#projects" icon={FolderKanban} aria-current="page">
                Projects
              </SideNav.Link>
              <SideNav.Link href="#inbox" icon={Inbox} count={12} countLabel="unread messages">
                Messages
              </SideNav.Link>
              <SideNav.Link href="#documents" icon={FileText}>
                Documents
              </SideNav.Link>
            </SideNav.Group>
          </SideNav.Root>
        ),
      },
      dont: {
        text: 'Sentences and the same icon for all links are slow to scan.',
        content: (
          <SideNav.Root label="Client area, with long names">
            <SideNav.Group>
              <SideNav.Link href="#projects" icon={FileText}>
                Look at all of your projects
              </SideNav.Link>
              <SideNav.Link href="#inbox" icon={FileText}>
                Read and write messages
              </SideNav.Link>
              <SideNav.Link href="#documents" icon={FileText}>
                See your documents
              </SideNav.Link>
            </SideNav.Group>
          </SideNav.Root>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      action:
        'Moves through the links and the collapse button. Collapsed links show their name in a tooltip.',
    },
    { keys: ['Enter'], action: 'Follows the link, or collapses and expands the navigation.' },
    { keys: ['Space'], action: 'On the collapse button: collapses and expands the navigation.' },
    { keys: ['Escape'], action: 'Closes the tooltip.' },
  ],
  screenReader: [
    'A navigation landmark with `label` as its name. The title of a group names its list.',
    'Set `aria-current="page"` on the link to the current page.',
    'Give each `count` a `countLabel`, for example “unread messages”. Links keep their names when they are collapsed.',
  ],
} satisfies Guide;
