import preview from '@uplift/storybook/preview';
import { Cluster } from '../cluster/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { color, radius, radiusScale, shadow, space, spaceScale } from '../tokens/index.ts';

const steps = Object.keys(spaceScale) as (keyof typeof spaceScale)[];
const radii = Object.keys(radiusScale) as (keyof typeof radiusScale)[];

const meta = preview.meta({ title: 'Foundations/Space', tags: ['!autodocs'] });

export const Steps = meta.story({
  render: () => (
    <Stack gap={3}>
      {steps.map((step) => (
        <Cluster key={step} gap={4}>
          <Text size="sm" tabular style={{ inlineSize: '5rem' }}>
            {step}
          </Text>
          <div
            style={{
              inlineSize: space[step],
              blockSize: '1rem',
              background: color.accent,
              borderRadius: radius.sm,
            }}
          />
          <Text size="xs" tone="subtle">
            {spaceScale[step]}
          </Text>
        </Cluster>
      ))}
    </Stack>
  ),
});

const tile = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  blockSize: '6rem',
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
};

export const Corners = meta.story({
  render: () => (
    <Cluster gap={6}>
      {radii.map((name) => (
        <div key={name} style={{ ...tile, borderRadius: radius[name] }}>
          {name}
        </div>
      ))}
    </Cluster>
  ),
});

export const Depth = meta.story({
  render: () => (
    <Cluster gap={10}>
      {(['sm', 'md', 'lg'] as const).map((name) => (
        <div key={name} style={{ ...tile, borderRadius: radius.lg, boxShadow: shadow[name] }}>
          {name}
        </div>
      ))}
    </Cluster>
  ),
});
