import preview from '@uplift/storybook/preview';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './index.ts';

const meta = preview.meta({ title: 'Components/Feedback/Skeleton', component: Skeleton });

export const TextLine = meta.story({ args: { width: '14rem' } });

export const Block = meta.story({ args: { shape: 'block' } });

export const Circle = meta.story({ args: { shape: 'circle' } });

export const ShapedLikeACard = meta.story({
  tags: ['visual'],
  render: () => (
    <Card aria-busy style={{ maxInlineSize: '22rem' }}>
      <Stack>
        <Skeleton shape="block" height="9rem" />
        <div>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      </Stack>
    </Card>
  ),
});
