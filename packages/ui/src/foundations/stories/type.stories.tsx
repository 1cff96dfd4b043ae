import preview from '@uplift/storybook/preview';
import { Heading, type HeadingSize } from '../../heading/index.ts';
import { Separator } from '../../separator/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text, type TextSize } from '../../text/index.ts';
import {
  fontFamily,
  fontFamilyScale,
  fontSize,
  fontSizeScale,
  fontWeight,
  fontWeightScale,
  lineHeight,
  lineHeightScale,
  tracking,
  trackingScale,
} from '../tokens/index.ts';
import { TokenTable } from './token-table.tsx';

const headings: HeadingSize[] = ['display', 'xl', 'lg', 'md', 'sm'];
const texts: TextSize[] = ['xl', 'lg', 'md', 'sm', 'xs'];

const words = 'Hours back, every week';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

export const Scale = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      {headings.map((size) => (
        <div key={size}>
          <Text size="xs" tone="subtle">
            Heading, {size}
          </Text>
          <Heading level={2} size={size}>
            {words}
          </Heading>
        </div>
      ))}
      <Separator />
      {texts.map((size) => (
        <div key={size}>
          <Text size="xs" tone="subtle">
            Text, {size}
          </Text>
          <Text size={size} style={{ maxInlineSize: '45rem' }}>
            Most small companies lose a working day a week to copying, chasing and checking. We find those
            hours, and build what gives them back.
          </Text>
        </div>
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <TokenTable
      label="Font sizes"
      group="font-size"
      reference="fontSize"
      scale={fontSizeScale}
      sample={(name) => (
        <span style={{ fontSize: fontSize[name], lineHeight: lineHeight.snug, whiteSpace: 'nowrap' }}>
          Aa 47
        </span>
      )}
    />
  ),
});

export const Faces = meta.story({
  render: () => (
    <Stack gap={8}>
      <TokenTable
        label="Faces"
        group="font-family"
        reference="fontFamily"
        scale={fontFamilyScale}
        sample={(name) => (
          <span style={{ fontFamily: fontFamily[name], fontSize: fontSize.lg, whiteSpace: 'nowrap' }}>
            {words}
          </span>
        )}
      />
      <TokenTable
        label="Weights"
        group="font-weight"
        reference="fontWeight"
        scale={fontWeightScale}
        sample={(name) => (
          <span style={{ fontWeight: fontWeight[name], fontSize: fontSize.lg, whiteSpace: 'nowrap' }}>
            {words}
          </span>
        )}
      />
      <TokenTable
        label="Line heights"
        group="line-height"
        reference="lineHeight"
        scale={lineHeightScale}
        sample={(name) => (
          <p style={{ lineHeight: lineHeight[name], inlineSize: '16rem' }}>
            Copying, chasing and checking take a working day a week.
          </p>
        )}
      />
      <TokenTable
        label="Letter spacing"
        group="tracking"
        reference="tracking"
        scale={trackingScale}
        sample={(name) => (
          <span style={{ letterSpacing: tracking[name], fontSize: fontSize.xl, whiteSpace: 'nowrap' }}>
            {words}
          </span>
        )}
      />
    </Stack>
  ),
});

export const TabularFigures = meta.story({
  render: () => (
    <Stack gap={1} align="start">
      {['$47,000.00', '$1,111.10', '$118,240.75'].map((amount) => (
        <Text key={amount} tabular size="xl" style={{ inlineSize: '10rem', textAlign: 'end' }}>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
});
