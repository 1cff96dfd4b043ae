import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { Slider } from './index.ts';

const wide = { inlineSize: '100%' };
const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

export default {
  use: [
    'An approximate value between known limits, where trying out is part of the task: “What if we saved more hours?”',
    'A range, such as a budget, with two values.',
    'Use `onValueCommit` to load or save data when the thumb is released.',
  ],
  avoid: [
    'For exact numbers, use `NumberInput` or `MoneyInput`.',
    'For a few steps with names, use `SegmentedControl` or `RadioGroup`.',
    'For limits that users don’t know, such as revenue, use `MoneyInput`.',
    'To show progress, use `Progress`.',
  ],
  anatomy: `<Field label="Budget">
  <Slider
    defaultValue={[10_000, 60_000]}
    max={100_000}
    step={5000}
    formatValue={dollars}
  />
</Field>`,
  examples: [
    {
      do: {
        text: 'Format the value, and choose steps that matter.',
        content: (
          <Field label="Budget" style={wide}>
            <Slider defaultValue={[20_000]} max={100_000} step={5000} formatValue={dollars} />
          </Field>
        ),
      },
      dont: {
        text: 'With steps of one dollar, no one hits the value that they want.',
        content: (
          <Field label="Your budget" style={wide}>
            <Slider defaultValue={[20_137]} max={100_000} />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Let users type a value that they know.',
        content: (
          <Field label="Employees" style={wide}>
            <NumberInput min={1} defaultValue={17} />
          </Field>
        ),
      },
      dont: {
        text: 'A thumb is a slow way to enter “17”.',
        content: (
          <Field label="Number of employees" style={wide}>
            <Slider defaultValue={[17]} max={500} />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next thumb.' },
    { keys: ['→', '↑'], action: 'Adds one `step`. `←` in right-to-left text.' },
    { keys: ['←', '↓'], action: 'Subtracts one `step`.' },
    { keys: ['Page Up', 'Page Down'], action: 'Adds or subtracts ten steps, as do arrow keys with Shift.' },
    { keys: ['Home'], action: 'Moves the thumb, or the first of two, to `min`.' },
    { keys: ['End'], action: 'Moves the thumb, or the last of two, to `max`.' },
  ],
  screenReader: [
    'Each thumb is announced as a slider with the label of its `Field` and its formatted value. Without a `Field`, pass `aria-label`.',
    'Two thumbs are named “Minimum” and “Maximum” after the label. Pass `thumbLabels` for other words.',
    'Pass `formatValue` for units: “$20,000” is clearer than “20000”.',
  ],
} satisfies Guide;
