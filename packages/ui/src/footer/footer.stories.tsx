import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect } from 'storybook/test';
import { BackToTop } from '../back-to-top/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Text } from '../text/index.ts';
import { Footer } from './index.ts';

const columns = {
  Services: ['Services', 'Pricing', 'ROI Calculator'],
  Company: ['Case Studies', 'About', 'Contact'],
  'Sign in': ['Admin Portal', 'Client Portal'],
};

const meta = preview.meta({
  title: 'Components/Navigation/Footer',
  component: Footer.Root,
  args: {
    children: (
      <>
        <Footer.Brand>
          <Stack gap={2}>
            <Text weight="semibold">Uplift</Text>
            <Text size="sm" tone="muted" style={{ maxInlineSize: '20rem' }}>
              Systems audits and automation builds for small businesses.
            </Text>
          </Stack>
        </Footer.Brand>
        {Object.entries(columns).map(([title, names]) => (
          <Footer.Column key={title} title={title}>
            {names.map((name) => (
              <Footer.Link key={name} href={`#${name}`}>
                {name}
              </Footer.Link>
            ))}
          </Footer.Column>
        ))}
        <Footer.Bottom>
          <span>© 2026 Uplift</span>
          <BackToTop />
        </Footer.Bottom>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Company' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
});

export const States = meta.story({
  // Each cell has its own landmark.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <StatesSheet
      component={Footer.Column}
      rows={{
        Column: { title: 'Company', children: <Footer.Link href="#about">About</Footer.Link> },
      }}
    />
  ),
});

export const Narrow = meta.story({ decorators: [narrow] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
