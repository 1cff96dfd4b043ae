import preview from '@uplift/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { Accordion } from './index.ts';

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion.Root,
  args: {
    children: (
      <>
        <Accordion.Item title="What if nothing gets better?" headingLevel={3} open>
          Within 30 days at least one workflow is measurably better, or we keep working free until it is.
        </Accordion.Item>
        <Accordion.Item title="Do we have to change our tools?" headingLevel={3}>
          Rarely. Most of the hours hide between tools you already pay for.
        </Accordion.Item>
        <Accordion.Item title="How much of our time does the audit take?" headingLevel={3}>
          Four interviews of 45 minutes, and read access to the systems you want us to look at.
        </Accordion.Item>
      </>
    ),
  },
  // A story has no page outline, so the heading order can't be checked.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/Rarely/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Do we have to change our tools?'));
    await expect(answer).toBeVisible();
    await expect(canvas.getByText(/Within 30 days/)).toBeVisible();
  },
});

export const OneAtATime = meta.story({
  args: {
    children: ['Audit', 'Build', 'Partner'].map((title) => (
      <Accordion.Item key={title} title={title} name="plans">
        What {title} holds.
      </Accordion.Item>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Audit'));
    await expect(canvas.getByText('What Audit holds.')).toBeVisible();
    await userEvent.click(canvas.getByText('Build'));
    await expect(canvas.getByText('What Build holds.')).toBeVisible();
    await expect(canvas.getByText('What Audit holds.').closest('details')).not.toHaveAttribute('open');
  },
});

export const Narrow = meta.story({ decorators: [narrow] });
