import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { Breadcrumb } from './index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb.Root,
  args: {
    children: (
      <>
        <Breadcrumb.Link href="#home">Home</Breadcrumb.Link>
        <Breadcrumb.Link href="#services">Services</Breadcrumb.Link>
        <Breadcrumb.Page>Workflow automation</Breadcrumb.Page>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Workflow automation')).toHaveAttribute('aria-current', 'page');
  },
});

export const States = meta.story({
  // Each cell has its own landmark.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <StatesSheet
      component={Breadcrumb.Root}
      rows={{
        Path: {
          children: (
            <>
              <Breadcrumb.Link href="#services">Services</Breadcrumb.Link>
              <Breadcrumb.Page>Audit</Breadcrumb.Page>
            </>
          ),
        },
      }}
    />
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({ decorators: [narrow] });

export const LongText = meta.story({
  args: {
    children: (
      <>
        <Breadcrumb.Link href="#home">Home</Breadcrumb.Link>
        <Breadcrumb.Link href="#stories">Success stories</Breadcrumb.Link>
        <Breadcrumb.Page>
          How a warehouse with eleven spreadsheets came to count its stock only once
        </Breadcrumb.Page>
      </>
    ),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A grid or flex container that aligns its items makes the breadcrumb only as wide as its content. */
export const ShortNameInContentWidth = meta.story({
  args: {
    children: (
      <>
        <Breadcrumb.Link href="#stories">Success stories</Breadcrumb.Link>
        <Breadcrumb.Page>Legal</Breadcrumb.Page>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [parent, page] = canvas.getAllByRole('listitem');
    await expect(page?.offsetTop).toBeLessThan(parent?.offsetHeight ?? 0);
  },
});
