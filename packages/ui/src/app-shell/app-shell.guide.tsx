import type { Guide } from '@uplift/storybook/guide';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';

export default {
  use: [
    'The frame of a signed-in area with several pages: navigation, bar and content.',
    'The same navigation on all screens: a column from 1,024 px, a sheet behind a button below.',
  ],
  avoid: [
    'For public pages, use `NavigationBar` and `Footer`.',
    'For one page without navigation, use `Container`.',
    'For views within one page, use `Tabs`.',
  ],
  anatomy: `<AppShell.Root>
  <AppShell.Navigation label="Client portal" brand={<Logo />}>
    <SideNav.Root />
  </AppShell.Navigation>
  <AppShell.Banner />
  <AppShell.Bar />
  <AppShell.Main page={path} />
</AppShell.Root>`,
  examples: [
    {
      do: {
        text: 'Keep the bar to search and account. It starts with the menu button on phones.',
        content: (
          <Card padding="sm" style={{ inlineSize: '100%' }}>
            <Cluster justify="between">
              <Button size="sm" variant="secondary">
                Search
              </Button>
              <Avatar.Root name="Dana Reyes" />
            </Cluster>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t repeat the navigation or put the actions of a page into the bar.',
        content: (
          <Card padding="sm" style={{ inlineSize: '100%' }}>
            <Cluster>
              {['Projects', 'Messages', 'Documents', 'New invoice', 'Export'].map((name) => (
                <Button key={name} size="sm" variant="secondary">
                  {name}
                </Button>
              ))}
            </Cluster>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the skip link first, then to navigation, bar and content.' },
    {
      keys: ['Enter'],
      action: 'On the skip link: moves focus to the content. On the menu button: opens the sheet.',
    },
    { keys: ['Escape'], action: 'Closes the sheet. Focus returns to the menu button.' },
  ],
  screenReader: [
    'Set `page` of `AppShell.Main` to the path: when it changes, focus moves to the content.',
    'On narrow screens, the menu button is announced with its state, and the sheet as a dialog named `label`. Following a link closes it and moves focus to the content.',
    'There is one `main` per page. Inside another `main`, set `asChild`.',
  ],
} satisfies Guide;
