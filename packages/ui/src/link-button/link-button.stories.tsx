import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { LinkButton } from './index.ts';

const meta = preview.meta({
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#contact', children: 'Get started' },
});

export const Primary = meta.story();

export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Cluster>
      <LinkButton {...args} />
      <LinkButton {...args} variant="secondary" />
      <LinkButton {...args} variant="ghost" />
    </Cluster>
  ),
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={LinkButton}
      rows={{
        Primary: { href: '#contact', children: 'Get started' },
        Secondary: { href: '#contact', children: 'Get started', variant: 'secondary' },
        Ghost: { href: '#contact', children: 'Get started', variant: 'ghost' },
      }}
    />
  ),
});

export const AsChild = meta.story({
  args: {
    asChild: true,
    children: (
      <a href="#services" id="own">
        See our services
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See our services' });
    await expect(link).toHaveAttribute('id', 'own');
    await expect(getComputedStyle(link).display).toBe('inline-flex');
  },
});
