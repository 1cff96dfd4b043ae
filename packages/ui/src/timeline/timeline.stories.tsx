import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { Timeline } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/Timeline',
  component: Timeline.Root,
  args: {
    'aria-label': 'Project',
    style: { maxInlineSize: '36rem' },
    children: (
      <>
        <Timeline.Item title="Systems audit" dateTime="2026-03-02" time="March 2">
          Twenty-three workflows on one page, three of them worth fixing first.
        </Timeline.Item>
        <Timeline.Item title="Invoicing runs automatically" dateTime="2026-03-19" time="March 19" />
        <Timeline.Item title="Insurance claims" dateTime="2026-04-02" time="due April 2" status="current">
          Waiting for your approval of the second draft.
        </Timeline.Item>
        <Timeline.Item title="Monthly report" dateTime="2026-04-20" time="April 20" status="upcoming" />
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(items[0]).toHaveTextContent('Done: Systems audit');
    await expect(items[3]).toHaveTextContent('Upcoming: Monthly report');
    await expect(canvas.getByText('March 19')).toHaveAttribute('datetime', '2026-03-19');
  },
});

export const WithoutTimes = meta.story({
  args: {
    children: (
      <>
        <Timeline.Item title="Sent" />
        <Timeline.Item title="Opened" status="current" />
        <Timeline.Item title="Signed" status="upcoming" />
      </>
    ),
  },
});

export const OneEvent = meta.story({
  args: { children: <Timeline.Item title="Account created" dateTime="2026-03-01" time="March 1" /> },
});

export const Narrow = meta.story({ decorators: [narrow] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
