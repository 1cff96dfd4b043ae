import preview from '@uplift/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Avatar } from './index.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0a58ca" d="M0 0h64v64H0z"/><circle cx="32" cy="24" r="11" fill="#e6f0fe"/><path fill="#e6f0fe" d="M8 64c2-15 12-22 24-22s22 7 24 22z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Data/Avatar',
  component: Avatar.Root,
  args: { name: 'Maya Ortiz' },
});

export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maya Ortiz' })).toHaveTextContent('MO');
  },
});

export const Picture = meta.story({
  args: { src: picture },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Maya Ortiz' });
    await waitFor(() => expect(avatar.querySelector('img')).toHaveAttribute('src', picture));
    await expect(avatar).not.toHaveTextContent('MO');
  },
});

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('MO'));
    await expect(canvas.getByRole('img').querySelector('img')).toBeNull();
  },
});

export const Sizes = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Cluster>
      <Avatar.Root {...args} size="sm" />
      <Avatar.Root {...args} size="md" />
      <Avatar.Root {...args} size="lg" />
      <Avatar.Root {...args} size="xl" />
      <Avatar.Root {...args} size="xl" src={picture} />
    </Cluster>
  ),
});

export const Group = meta.story({
  render: () => (
    <Avatar.Group label="Team of Harbor Dental" more={3}>
      <Avatar.Root name="Maya Ortiz" />
      <Avatar.Root name="Tom Becker" src={picture} />
      <Avatar.Root name="Ines Duarte" />
    </Avatar.Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Team of Harbor Dental' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '3 more' })).toHaveTextContent('+3');
  },
});

export const NextToItsName = meta.story({
  render: (args) => (
    <Cluster gap={2}>
      <Avatar.Root {...args} decorative />
      Maya Ortiz
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const RightToLeft = meta.story({ ...Group.input, globals: { direction: 'rtl' } });
