import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Slider, type SliderProps } from './index.ts';

const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

const meta = preview.meta({
  title: 'Components/Forms/Slider',
  parameters: { ownWords: ['Minimum', 'Maximum'] },
  component: Slider,
  args: {
    'aria-label': 'Hours a week',
    defaultValue: [12],
    max: 40,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Hours a week' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '13');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([13]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([13]);
    await userEvent.keyboard('{PageUp}{End}{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '40');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '0');
  },
});

export const Range = meta.story({
  args: {
    'aria-label': 'Budget',
    defaultValue: [10_000, 60_000],
    max: 100_000,
    step: 5000,
    minStepsBetweenThumbs: 1,
    formatValue: dollars,
  },
  play: async ({ canvas, args }) => {
    const least = canvas.getByRole('slider', { name: 'Budget, Minimum' });
    const most = canvas.getByRole('slider', { name: 'Budget, Maximum' });
    await expect(most).toHaveAttribute('aria-valuetext', '$60,000');
    most.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([10_000, 55_000]);
    least.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([50_000, 55_000]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('$50,000 – $55,000')).toBeVisible();
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={Slider}
      rows={{
        'At the start': { 'aria-label': 'Hours', defaultValue: [0], max: 40, style: { inlineSize: '10rem' } },
        'At the end': { 'aria-label': 'Hours', defaultValue: [40], max: 40, style: { inlineSize: '10rem' } },
        Range: { 'aria-label': 'Hours', defaultValue: [10, 30], max: 40, style: { inlineSize: '10rem' } },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const PressingTheTrackMovesTheNearestThumb = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: [0, 20], max: 100 },
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: /Maximum/ });
    const { top, height } = thumb.getBoundingClientRect();
    const track = thumb.closest('[data-orientation="horizontal"][dir]');
    if (!track) throw new Error('There is no track.');
    const { left, width } = track.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: track, coords: { x: left + width * 0.8, y: top + height / 2 } },
      { keys: '[/MouseLeft]', target: track },
    ]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 80]);
    await expect(thumb).toHaveFocus();
  },
});

export const InAField = meta.story({
  args: { defaultValue: [10, 30], step: 5 },
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Team size" hint="Everybody who works in the office." controlId="team">
      <Slider {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('slider', { name: 'Team size Minimum' });
    await expect(least).toHaveAttribute('id', 'team');
    await expect(least).toHaveAccessibleDescription('Everybody who works in the office.');
    await expect(canvas.getByRole('slider', { name: 'Team size Maximum' })).toBeVisible();
  },
});

function Controlled({ onValueChange, ...props }: SliderProps): ReactElement {
  const [value, setValue] = useState<readonly number[]>([20]);
  return (
    <Slider
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <TestForm>
      <Slider {...args} name="hours" style={{ inlineSize: '100%' }} />
      <Controlled {...args} aria-label="Weeks" name="weeks" style={{ inlineSize: '100%' }} />
      <Slider
        {...args}
        aria-label="People"
        name="people"
        defaultValue={[2, 8]}
        style={{ inlineSize: '100%' }}
      />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const atFirst = { hours: '12', weeks: '20', people: ['2', '8'] };
    await expect(formData(canvasElement)).toEqual(atFirst);
    for (const thumb of canvas.getAllByRole('slider')) {
      thumb.focus();
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(formData(canvasElement)).toEqual({ hours: '13', weeks: '21', people: ['3', '9'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual(atFirst);
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { 'aria-label': 'שעות בשבוע' },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider');
    const before = thumb.getBoundingClientRect().left;
    thumb.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '13');
    await expect(thumb.getBoundingClientRect().left).toBeLessThan(before);
  },
});

export const Narrow = meta.story({
  decorators: [narrow],
  args: { defaultValue: [100_000, 900_000], max: 1_000_000, step: 50_000, formatValue: dollars },
});
