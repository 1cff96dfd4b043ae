import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Textarea } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Textarea',
  component: Textarea,
  args: { 'aria-label': 'What slows you down?', placeholder: 'We type every invoice twice.' },
});

export const Default = meta.story();

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={Textarea}
      rows={{
        Filled: { 'aria-label': 'Message', defaultValue: 'We type it twice.', rows: 2 },
        Empty: { 'aria-label': 'Message', placeholder: 'What slows you down?', rows: 2 },
      }}
      states={{
        Invalid: { 'aria-invalid': true },
        Disabled: { disabled: true },
        'Read only': { readOnly: true },
      }}
    />
  ),
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="What slows you down?" hint="A sentence or two is enough." error="Tell us about one task">
      <Textarea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const textbox = canvas.getByRole('textbox', { name: 'What slows you down?' });
    await userEvent.click(canvas.getByText('What slows you down?'));
    await expect(textbox).toHaveFocus();
    await expect(textbox).toBeInvalid();
    await expect(textbox).toHaveAccessibleDescription('Tell us about one task A sentence or two is enough.');
  },
});

export const Growing = meta.story({
  args: { grow: true, rows: 2 },
  play: async ({ canvas }) => {
    const textbox = canvas.getByRole('textbox');
    const before = textbox.getBoundingClientRect().height;
    await expect(before).toBeGreaterThan(60);
    await userEvent.type(textbox, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(textbox.getBoundingClientRect().height).toBeGreaterThan(before + 40);
    await userEvent.clear(textbox);
    await expect(textbox.getBoundingClientRect().height).toBe(before);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: 'אנחנו מקלידים כל חשבונית פעמיים.' },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: { defaultValue: 'Averyveryverylongwordthathasnoplacetobreakandstillmustnotwidenthepage '.repeat(3) },
});
