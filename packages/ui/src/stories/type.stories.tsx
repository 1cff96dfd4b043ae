import preview from '@uplift/storybook/preview';
import { Heading, type HeadingSize } from '../heading/index.ts';
import { Separator } from '../separator/index.ts';
import { Stack } from '../stack/index.ts';
import { Text, type TextSize } from '../text/index.ts';

const headings: HeadingSize[] = ['display', 'xl', 'lg', 'md', 'sm'];
const texts: TextSize[] = ['xl', 'lg', 'md', 'sm', 'xs'];

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

export const Scale = meta.story({
  render: () => (
    <Stack gap={8}>
      {headings.map((size) => (
        <div key={size}>
          <Text size="xs" tone="subtle">
            Heading, {size}
          </Text>
          <Heading level={2} size={size}>
            Hours back, every week
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
