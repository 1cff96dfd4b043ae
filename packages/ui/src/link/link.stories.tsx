import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Link',
  component: Link,
  args: { href: '#calculator', children: 'calculate what it costs you' },
});

export const Default = meta.story();

export const InText = meta.story({
  render: (args) => (
    <Text>
      Before you book anything, <Link {...args} />. It takes a minute.
    </Text>
  ),
});

export const Muted = meta.story({ args: { tone: 'muted', underline: 'hover', children: 'Privacy Policy' } });

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Link}
      rows={{
        Accent: { href: '#pricing', children: 'See pricing' },
        Default: { href: '#pricing', children: 'See pricing', tone: 'default' },
        Muted: { href: '#pricing', children: 'See pricing', tone: 'muted' },
        'Underlined on hover': {
          href: '#pricing',
          children: 'See pricing',
          tone: 'muted',
          underline: 'hover',
        },
      }}
    />
  ),
});

export const AsChild = meta.story({
  args: { asChild: true, children: <a href="#pricing">See pricing</a> },
});
