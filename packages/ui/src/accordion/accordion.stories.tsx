import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { Accordion } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/Accordion',
  component: Accordion.Root,
  // react-docgen can't read types that depend on another prop.
  argTypes: {
    multiple: { control: false, table: { type: { summary: 'boolean' } } },
    value: { control: false, table: { type: { summary: 'readonly string[] | string | null' } } },
    defaultValue: { control: false, table: { type: { summary: 'readonly string[] | string | null' } } },
  },
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

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Accordion.Item}
      rows={{
        Closed: { title: 'Do we have to change our tools?', children: 'Rarely.' },
        Open: { title: 'Do we have to change our tools?', children: 'Rarely.', open: true },
      }}
    />
  ),
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

const onValueChange = fn();

const plans = ['Audit', 'Build', 'Partner'].map((title) => (
  <Accordion.Item key={title} title={title} value={title}>
    What {title} holds.
  </Accordion.Item>
));

export const SeveralWithInitialValue = meta.story({
  render: () => (
    <Accordion.Root defaultValue={['Audit']} onValueChange={onValueChange}>
      {plans}
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    onValueChange.mockClear();
    await expect(canvas.getByText('What Audit holds.')).toBeVisible();
    await userEvent.click(canvas.getByText('Build'));
    await expect(onValueChange).toHaveBeenLastCalledWith(['Audit', 'Build']);
    await expect(canvas.getByText('What Build holds.')).toBeVisible();
    await userEvent.click(canvas.getByText('Audit'));
    await expect(onValueChange).toHaveBeenLastCalledWith(['Build']);
    await expect(canvas.getByText('What Audit holds.').closest('details')).not.toHaveAttribute('open');
    await expect(onValueChange).toHaveBeenCalledTimes(2);
  },
});

export const SingleWithInitialValue = meta.story({
  render: () => (
    <Accordion.Root multiple={false} defaultValue="Audit" onValueChange={onValueChange}>
      {plans}
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    onValueChange.mockClear();
    await userEvent.click(canvas.getByText('Build'));
    await expect(canvas.getByText('What Build holds.')).toBeVisible();
    await expect(canvas.getByText('What Audit holds.').closest('details')).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Build'));
    await expect(onValueChange.mock.calls).toEqual([['Build'], [null]]);
  },
});

export const Controlled = meta.story({
  render: () => (
    <Accordion.Root multiple={false} value="Audit" onValueChange={onValueChange}>
      {plans}
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    onValueChange.mockClear();
    await userEvent.click(canvas.getByText('Build'));
    await expect(onValueChange).toHaveBeenCalledTimes(1);
    await expect(onValueChange).toHaveBeenCalledWith('Build');
    await expect(canvas.getByText('What Audit holds.')).toBeVisible();
    await expect(canvas.getByText('What Build holds.').closest('details')).not.toHaveAttribute('open');
  },
});
