import preview from '@uplift/storybook/preview';
import { Cluster } from '../../cluster/index.ts';
import { color, radius, radiusScale, shadow, shadowScale } from '../tokens/index.ts';
import { TokenTable } from './token-table.tsx';

const tile = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  blockSize: '6rem',
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
};

const shadows = Object.keys(shadowScale.light) as (keyof typeof shadowScale.light)[];

const meta = preview.meta({ title: 'Foundations/Radius and shadow', tags: ['!autodocs'] });

export const Corners = meta.story({
  render: () => (
    <TokenTable
      label="Radius"
      group="radius"
      reference="radius"
      scale={radiusScale}
      sample={(name) => (
        <div style={{ ...tile, inlineSize: '6rem', blockSize: '4rem', borderRadius: radius[name] }} />
      )}
    />
  ),
});

export const Depth = meta.story({
  tags: ['visual'],
  render: () => (
    <Cluster gap={10}>
      {shadows.map((name) => (
        <div key={name} style={{ ...tile, borderRadius: radius.lg, boxShadow: shadow[name] }}>
          shadow.{name}
        </div>
      ))}
    </Cluster>
  ),
});
