import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { TabNav, type TabNavLinkProps } from './index.ts';

const pages = ['Project', 'Results', 'Messages', 'Documents', 'Meetings', 'Internal notes'];

function linksWith(current: string, unread = 0): ReactElement[] {
  return pages.map((page) => (
    <TabNav.Link key={page} href={`#${page}`} aria-current={page === current ? 'page' : undefined}>
      {page}
      {page === 'Messages' && unread > 0 && (
        <Badge tone="accent">
          {unread} <VisuallyHidden>unread messages</VisuallyHidden>
        </Badge>
      )}
    </TabNav.Link>
  ));
}

const meta = preview.meta({
  title: 'Components/Navigation/TabNav',
  component: TabNav.Root,
  args: { label: 'Harbor Dental', children: linksWith('Project') },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Harbor Dental' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Project');
  },
});

export const WithCount = meta.story({
  args: { children: linksWith('Project', 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages 2 unread messages' })).toBeVisible();
  },
});

function OneLink(props: TabNavLinkProps): ReactElement {
  return (
    <TabNav.Root label="Harbor Dental">
      <TabNav.Link href="#project" {...props}>
        Project
      </TabNav.Link>
    </TabNav.Root>
  );
}

export const States = meta.story({
  // Each cell has its own landmark.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <StatesSheet component={OneLink} rows={{ Link: {}, 'Current page': { 'aria-current': 'page' } }} />
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Pages of an app, where following a link doesn't load a document. */
function App(): ReactElement {
  const [current, setCurrent] = useState('Internal notes');
  const [unread, setUnread] = useState(0);
  return (
    <>
      <TabNav.Root label="Harbor Dental">{linksWith(current, unread)}</TabNav.Root>
      <button type="button" onClick={() => setUnread(12)}>
        Receive messages
      </button>
      <button type="button" onClick={() => setCurrent('Project')}>
        Go to the project
      </button>
    </>
  );
}

export const LongRow = meta.story({
  decorators: [narrow],
  render: () => <App />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const inView = (name: string) => {
      const link = canvas.getByRole('link', { name }).getBoundingClientRect();
      const view = list.getBoundingClientRect();
      return link.left >= view.left - 1 && link.right <= view.right + 1;
    };
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(inView('Internal notes')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive messages' }));
    await waitFor(() => expect(inView('Internal notes')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the project' }));
    await waitFor(() => expect(inView('Project')).toBe(true));
  },
});
