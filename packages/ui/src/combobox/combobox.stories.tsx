import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Combobox, type ComboboxOption } from './index.ts';

const industries: ComboboxOption[] = [
  { value: 'accounting', label: 'Accounting', keywords: ['tax', 'bookkeeping'] },
  { value: 'construction', label: 'Construction' },
  { value: 'dental', label: 'Dental practice' },
  { value: 'heating', label: 'Heating and cooling', keywords: ['HVAC'] },
  { value: 'law', label: 'Law firm' },
  { value: 'print', label: 'Print shop', disabled: true },
  { value: 'property', label: 'Property management' },
  { value: 'restaurant', label: 'Restaurant' },
];

const meta = preview.meta({
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { options: industries, 'aria-label': 'Industry', placeholder: 'Choose or type' },
  // react-docgen can't read types that depend on another prop.
  argTypes: {
    multiple: { control: false, table: { type: { summary: 'boolean' } } },
    value: { control: false, table: { type: { summary: 'string | null | readonly string[]' } } },
    defaultValue: { control: false, table: { type: { summary: 'string | null | readonly string[]' } } },
  },
});

const onValueChange = fn();
const onValuesChange = fn();

function combobox(): HTMLElement {
  return screen.getByRole('combobox');
}

function optionNames(): (string | null)[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}

function active(): string | null {
  const id = combobox().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent ?? null;
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(combobox()).toHaveAttribute('aria-expanded', 'false');
}

export const Default = meta.story({
  play: async () => {
    await expect(combobox().closest('div')?.getBoundingClientRect().height).toBe(44);
    await expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  tags: ['visual'],
  args: { defaultValue: 'dental' },
  play: async () => {
    await userEvent.click(combobox());
    const list = await screen.findByRole('listbox', { name: 'Industry' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dental practice');
    await expect(active()).toBe('Dental practice');
    await expect(combobox()).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('8 options');
  },
});

export const KeyboardFindsAndChooses = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { onValueChange },
  play: async () => {
    onValueChange.mockClear();
    await userEvent.tab();
    await expect(combobox()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Accounting'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toBe('Restaurant'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Accounting'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    // Disabled options are skipped.
    await waitFor(() => expect(active()).toBe('Law firm'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(active()).toBe('Accounting'));
    await userEvent.keyboard('hvac');
    await waitFor(() => expect(optionNames()).toEqual(['Heating and cooling']));
    await expect(active()).toBe('Heating and cooling');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(combobox()).toHaveValue('Heating and cooling');
    await expect(onValueChange).toHaveBeenLastCalledWith('heating');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(active()).toBe('Heating and cooling'));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(onValueChange).toHaveBeenCalledTimes(1);
  },
});

export const PointerOpensAndChooses = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { onValueChange },
  play: async () => {
    onValueChange.mockClear();
    const toggle = screen.getByRole('button', { name: 'Show options' });
    await userEvent.click(toggle);
    await screen.findByRole('listbox');
    await expect(combobox()).toHaveFocus();
    await userEvent.click(toggle);
    await isClosed();
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('option', { name: 'Print shop' }));
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Law firm' }));
    await isClosed();
    await expect(onValueChange).toHaveBeenLastCalledWith('law');
    await expect(combobox()).toHaveFocus();
  },
});

export const LeavingRevertsWhatIsNoChoice = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: 'law', onValueChange },
  play: async () => {
    onValueChange.mockClear();
    await userEvent.clear(combobox());
    await userEvent.keyboard('resta');
    await userEvent.tab();
    await isClosed();
    await expect(combobox()).toHaveValue('Law firm');
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(combobox());
    await userEvent.keyboard('restaurant');
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith('restaurant');
    await userEvent.clear(combobox());
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith(null);
    await expect(combobox()).toHaveValue('');
  },
});

export const NoMatch = meta.story({
  play: async () => {
    await userEvent.type(combobox(), 'zoo');
    // Each typed letter may render the list again.
    await waitFor(() =>
      expect(screen.getByText('Nothing matches. Try another word.', { selector: 'p' })).toBeVisible(),
    );
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing matches. Try another word.');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(combobox()).toHaveValue('');
  },
});

export const Multiple = meta.story({
  args: { multiple: true, defaultValue: ['dental', 'law', 'property'] },
});

export const SeveralAreChosenAndTakenBack = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { multiple: true, defaultValue: ['dental'], onValueChange: onValuesChange },
  play: async () => {
    onValuesChange.mockClear();
    await userEvent.type(combobox(), 'law{Enter}');
    await expect(onValuesChange).toHaveBeenLastCalledWith(['dental', 'law']);
    await expect(combobox()).toHaveValue('');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onValuesChange).toHaveBeenLastCalledWith(['dental', 'law', 'property']);
    await userEvent.keyboard('{Enter}');
    await expect(onValuesChange).toHaveBeenLastCalledWith(['dental', 'law']);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(onValuesChange).toHaveBeenLastCalledWith(['dental']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Law firm removed'));
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Remove Dental practice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onValuesChange).toHaveBeenLastCalledWith([]);
    await expect(combobox()).toHaveFocus();
  },
});

export const FreeText = meta.story({
  args: { freeText: true, onValueChange },
  play: async () => {
    onValueChange.mockClear();
    await userEvent.type(combobox(), 'La');
    await screen.findByRole('option', { name: 'Use “La”' });
    await expect(active()).toBeNull();
    await userEvent.keyboard('w firm{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith('law');
    await userEvent.clear(combobox());
    await userEvent.keyboard('Veterinary');
    await userEvent.click(await screen.findByRole('option', { name: 'Use “Veterinary”' }));
    await expect(onValueChange).toHaveBeenLastCalledWith('Veterinary');
    await expect(combobox()).toHaveValue('Veterinary');
    await userEvent.keyboard(' clinic');
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith('Veterinary clinic');
  },
});

export const FreeTextSeveral = meta.story({
  args: { freeText: true, multiple: true, options: [], 'aria-label': 'Tags', onValueChange: onValuesChange },
  play: async () => {
    onValuesChange.mockClear();
    await userEvent.type(combobox(), 'urgent{Enter}invoice{Enter}urgent{Enter}');
    await expect(onValuesChange).toHaveBeenLastCalledWith(['urgent', 'invoice']);
    await expect(onValuesChange).toHaveBeenCalledTimes(2);
  },
});

function AsksAServer(): ReactElement {
  const [search, setSearch] = useState('');
  const [answered, setAnswered] = useState('');
  return (
    <Stack>
      <Combobox
        aria-label="Client"
        options={answered === '' ? [] : [{ value: answered, label: `${answered} & Sons` }]}
        shouldFilter={false}
        loading={search !== answered}
        onSearchChange={setSearch}
      />
      <Button
        variant="secondary"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(search)}
      >
        Answer
      </Button>
    </Stack>
  );
}

export const AsyncOptions = meta.story({
  render: () => <AsksAServer />,
  play: async ({ canvas }) => {
    await userEvent.type(combobox(), 'Harbor');
    await screen.findByText('Loading options', { selector: 'p' });
    await expect(screen.getByRole('status')).toHaveTextContent('Loading options');
    // Clicks without pointer events, because a press outside would close the list.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(active()).toBe('Harbor & Sons'));
    await userEvent.keyboard('{Enter}');
    // The search ends and its options are gone, but the selected option keeps its label.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(combobox()).toHaveValue('Harbor & Sons'));
  },
});

function LosesItsOptions(): ReactElement {
  const [options, setOptions] = useState(industries);
  return (
    <Combobox
      aria-label="Industries"
      options={options}
      multiple
      defaultValue={['law']}
      onSearchChange={() => setOptions([])}
    />
  );
}

export const KeepsTheNameOfAChoiceWhoseOptionIsGone = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <LosesItsOptions />,
  play: async ({ canvas }) => {
    await userEvent.type(combobox(), 'x');
    await screen.findByText('Nothing matches. Try another word.', { selector: 'p' });
    await expect(canvas.getByRole('button', { name: 'Remove Law firm' })).toBeVisible();
  },
});

export const FollowsAResetOfTheForm = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'industry', defaultValue: 'dental', onValueChange },
  render: ({ options, ...args }) => (
    <TestForm>
      <Combobox {...args} options={options} />
      <Combobox
        aria-label="Clients"
        name="clients"
        options={options}
        multiple
        defaultValue={['law', 'property']}
      />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const atFirst = { industry: 'dental', clients: ['law', 'property'] };
    const reset = canvas.getByRole('button', { name: 'Reset' });
    const industry = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(formData(canvasElement)).toEqual(atFirst);
    await userEvent.clear(industry);
    await userEvent.type(industry, 'restaurant{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Law firm' }));
    await expect(formData(canvasElement)).toEqual({ industry: 'restaurant', clients: 'property' });
    await userEvent.click(reset);
    await expect(formData(canvasElement)).toEqual(atFirst);
    await expect(industry).toHaveValue('Dental practice');
    await expect(onValueChange).toHaveBeenLastCalledWith('dental');

    canvas.getByRole('form').addEventListener('reset', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Law firm' }));
    await userEvent.click(reset);
    await expect(formData(canvasElement)).toEqual({ ...atFirst, clients: 'property' });
  },
});

export const InAFormAndAField = meta.story({
  render: () => (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = JSON.stringify([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <Field label="Industry" hint="What you do most." error="Choose the best match." required>
          <Combobox options={industries} name="industry" defaultValue="law" />
        </Field>
        <Field label="Tools">
          <Combobox options={industries} name="tool" multiple defaultValue={['dental', 'print']} />
        </Field>
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const industry = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(industry).toBeRequired();
    await expect(industry).toBeInvalid();
    await expect(industry).toHaveAccessibleDescription('Choose the best match. What you do most.');
    await userEvent.click(canvas.getByText('Industry'));
    await expect(industry).toHaveFocus();
    // Enter selects an option while the list is open, and submits the form while it is closed.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByTestId('form').dataset.sent).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByTestId('form').dataset.sent).toBe(
        '[["industry","property"],["tool","dental"],["tool","print"]]',
      ),
    );
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Combobox<boolean>}
      rows={{
        Selected: { 'aria-label': 'Industry', options: industries, defaultValue: 'law' },
        Several: {
          'aria-label': 'Industry',
          options: industries,
          multiple: true,
          defaultValue: ['law', 'dental'],
        },
        Empty: { 'aria-label': 'Industry', options: industries, placeholder: 'Choose or type' },
      }}
      states={{
        Invalid: { 'aria-invalid': true },
        Disabled: { disabled: true },
        'Read only': { readOnly: true },
      }}
    />
  ),
});

export const ReadOnlyStaysClosed = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: 'law', readOnly: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox');
    await userEvent.click(control);
    await userEvent.keyboard('{ArrowDown}');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
  },
});

const longOptions = Array.from({ length: 60 }, (_, at) => ({
  value: `client-${at}`,
  label: `Client ${at} with a name that goes on about everything that the company has ever done`,
  description: `${at} Long Street, at the corner of an even longer one`,
}));

export const LongTextNarrow = meta.story({
  args: { options: longOptions, multiple: true, defaultValue: ['client-1', 'client-2'] },
  decorators: [narrow],
  play: async () => {
    await userEvent.click(combobox());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toContain('Client 59'));
    const list = screen.getByRole('listbox');
    await waitFor(() =>
      expect(screen.getAllByRole('option').at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom,
      ),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AddsNoStyleElement = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    const count = () => document.querySelectorAll('style:not([data-emotion])').length;
    const before = count();
    await userEvent.click(combobox());
    await screen.findByRole('listbox');
    // A strict Content Security Policy blocks style elements added by scripts.
    await expect(count()).toBe(before);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { multiple: true, defaultValue: ['dental', 'law'] },
});
