import preview from '@uplift/storybook/preview';
import FileText from 'lucide-react/icons/file-text';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Settings from 'lucide-react/icons/settings';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../alert/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { DataList } from '../data-list/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { SideNav } from '../side-nav/index.ts';
import { Stack } from '../stack/index.ts';
import { Stat } from '../stat/index.ts';
import { Text } from '../text/index.ts';
import { AppShell } from './index.ts';

interface PortalProps {
  /** Whether a message is shown above the bar. */
  banner?: boolean;
  /** Whether the shell is inside a `main`. */
  inMain?: boolean;
}

const pages = {
  Overview: LayoutDashboard,
  Projects: FolderKanban,
  Messages: Inbox,
  Documents: FileText,
  Settings,
} as const;

type Page = keyof typeof pages;

function Content({ page }: { page: Page }): ReactElement {
  return (
    <Stack gap={8}>
      <Heading level={1}>{page}</Heading>
      <Grid minColumn="12rem">
        <Stat value="48 hrs" label="saved in the last four weeks" />
        <Stat value="$12,400" label="saved since March" />
        <Stat value="3 of 5" label="milestones reached" />
      </Grid>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="lg">
            Next meeting
          </Heading>
          <DataList.Root>
            <DataList.Item term="Topic">Invoices without retyping</DataList.Item>
            <DataList.Item term="When">Thursday, 10:00 to 10:45</DataList.Item>
            <DataList.Item term="With">Maya Ortiz</DataList.Item>
          </DataList.Root>
        </Stack>
      </Card>
      <Text tone="muted">Harbor Dental · Week 14</Text>
    </Stack>
  );
}

/** A client portal with five pages. */
function Portal({ banner = false, inMain = false }: PortalProps): ReactElement {
  const [page, setPage] = useState<Page>('Overview');
  const content = <Content page={page} />;
  return (
    <AppShell.Root>
      <AppShell.Navigation label="Client portal" brand={<Link href="#home">Harbor Dental</Link>}>
        <SideNav.Root label="Client portal">
          <SideNav.Group>
            {Object.entries(pages).map(([name, icon]) => (
              <SideNav.Link
                key={name}
                href={`#${name}`}
                icon={icon}
                aria-current={name === page ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setPage(name as Page);
                }}
              >
                {name}
              </SideNav.Link>
            ))}
          </SideNav.Group>
        </SideNav.Root>
      </AppShell.Navigation>
      {banner && (
        <AppShell.Banner>
          <Alert tone="warning" title="You’re viewing the portal as Harbor Dental." />
        </AppShell.Banner>
      )}
      <AppShell.Bar>
        <Button variant="secondary" size="sm">
          Search
        </Button>
        <span style={{ marginInlineStart: 'auto' }}>
          <Avatar.Root name="Dana Reyes" />
        </span>
      </AppShell.Bar>
      {inMain ? (
        <AppShell.Main asChild page={page}>
          <div>{content}</div>
        </AppShell.Main>
      ) : (
        <AppShell.Main page={page}>{content}</AppShell.Main>
      )}
    </AppShell.Root>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/AppShell',
  tags: ['new'],
  component: Portal,
  // Each story has its own iframe. Media queries ask for the width of the page.
  parameters: {
    ownWords: ['Search'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
});

export const Desktop = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Projects' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const trigger = await canvas.findByRole('button', { name: 'Open menu' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Client portal' });
    await expect(sheet).toContainElement(screen.getByRole('navigation', { name: 'Client portal' }));
    const startOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    const title = screen.getByRole('heading', { name: 'Client portal' });
    await expect(startOf(sheet.querySelector('nav svg'))).toBe(startOf(title));
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Client portal' });
  },
});

export const SkipLinkLeadsToTheContent = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const WithBanner = meta.story({
  args: { banner: true },
  globals: { viewport: { value: 'desktop' } },
});

export const InsideMain = meta.story({
  args: { inMain: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
    await expect(canvasElement.querySelector('#content')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
});
