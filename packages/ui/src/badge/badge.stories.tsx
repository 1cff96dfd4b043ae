import preview from '@uplift/storybook/preview';
import { Cluster } from '../cluster/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Badge, type BadgeTone } from './index.ts';

const tones: BadgeTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'gold'];

const meta = preview.meta({
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Week 1' },
});

export const Default = meta.story();

export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <Cluster>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
});

export const LongText = meta.story({
  args: { children: 'Waiting for the client to approve the second deliverable of phase two' },
  decorators: [narrow],
});
