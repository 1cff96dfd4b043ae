import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Select } from './index.ts';

const industries = [
  <option key="dental" value="dental">
    Dental practice
  </option>,
  <option key="law" value="law">
    Law firm
  </option>,
  <option key="retail" value="retail">
    Retail
  </option>,
];

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select,
  args: { 'aria-label': 'Industry', placeholder: 'Choose an industry', children: industries },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(select).toHaveValue('');
    await expect(select.getBoundingClientRect().height).toBe(44);
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={Select}
      rows={{
        Selected: { 'aria-label': 'Industry', children: industries, defaultValue: 'law' },
        Empty: { 'aria-label': 'Industry', children: industries, placeholder: 'Choose an industry' },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const Groups = meta.story({
  args: {
    children: (
      <>
        <optgroup label="Services">{industries.slice(0, 2)}</optgroup>
        <optgroup label="Trade">{industries.slice(2)}</optgroup>
      </>
    ),
  },
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Industry" hint="The closest one is fine." error="Choose an industry" required>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(select).toBeRequired();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose an industry The closest one is fine.');
  },
});

export const ChoosingReportsAndSubmits = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'industry', onChange: fn() },
  render: (args) => (
    <TestForm>
      <Select {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'Law firm');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(formData(canvasElement)).toEqual({ industry: 'law' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(select).toHaveValue('');
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'retail' } });

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: {
    defaultValue: 'long',
    children: (
      <option value="long">
        Wholesale of machinery, equipment and supplies for agriculture and forestry
      </option>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
});
