import preview from '@uplift/storybook/preview';
import { color, radius, shadow, space, zIndexScale } from '../tokens/index.ts';
import { TokenTable } from './token-table.tsx';

const names = Object.keys(zIndexScale) as (keyof typeof zIndexScale)[];

const meta = preview.meta({ title: 'Foundations/Z-index', tags: ['!autodocs'] });

export const Layers = meta.story({
  render: () => (
    <TokenTable
      label="Layers"
      group="z-index"
      reference="zIndex"
      scale={zIndexScale}
      sample={(name) => (
        <div
          style={{
            inlineSize: '8rem',
            marginInlineStart: `calc(${names.indexOf(name)} * ${space[4]})`,
            padding: space[2],
            background: color.surfaceRaised,
            border: `1px solid ${color.border}`,
            borderRadius: radius.sm,
            boxShadow: shadow.sm,
          }}
        >
          {name}
        </div>
      )}
    />
  ),
});
