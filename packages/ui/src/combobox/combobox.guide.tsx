import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Combobox, type ComboboxOption } from './index.ts';

const wide = { inlineSize: '100%' };

const industries: ComboboxOption[] = [
  { value: 'accounting', label: 'Accounting', keywords: ['tax', 'bookkeeping'] },
  { value: 'construction', label: 'Construction' },
  { value: 'dental', label: 'Dental practice', keywords: ['dentist'] },
  { value: 'heating', label: 'Heating and cooling', keywords: ['HVAC'] },
  { value: 'law', label: 'Law firm', keywords: ['attorney'] },
  { value: 'restaurant', label: 'Restaurant' },
];

const withoutKeywords = industries.map(({ value, label }) => ({ value, label }));

export default {
  use: [
    'One of many options whose names users know, such as clients or countries.',
    'Several of many options, with `multiple`.',
    'Suggestions for a text that can be anything, with `freeText`.',
    'Options from a server, with `onSearchChange`, `loading` and `shouldFilter={false}`.',
  ],
  avoid: [
    'For fewer than about ten options, use `Select` or `RadioGroup`.',
    'For options that users should read before they choose, use `RichSelect`.',
    'To search pages and actions of an app, use `CommandMenu`.',
    'For a text without suggestions, use `Input`.',
  ],
  anatomy: `<Field label="Industry">
  <Combobox
    name="industry"
    placeholder="Choose or type"
    options={[{ value: 'dental', label: 'Dental practice', keywords: ['dentist'] }]}
  />
</Field>`,
  examples: [
    {
      do: {
        text: 'Add other words for an option as `keywords`. Try “dentist”.',
        content: (
          <Field label="Industry" style={wide}>
            <Combobox options={industries} placeholder="Choose or type" />
          </Field>
        ),
      },
      dont: {
        text: 'Users who type “dentist” don’t find “Dental practice”.',
        content: (
          <Field label="Your industry" style={wide}>
            <Combobox options={withoutKeywords} placeholder="Choose or type" />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Show several selected options as chips, which can be removed one by one.',
        content: (
          <Field label="Tools that you use" style={wide}>
            <Combobox
              multiple
              freeText
              defaultValue={['quickbooks', 'slack']}
              options={[
                { value: 'quickbooks', label: 'QuickBooks' },
                { value: 'slack', label: 'Slack' },
                { value: 'xero', label: 'Xero' },
              ]}
            />
          </Field>
        ),
      },
      dont: {
        text: 'A list in one text is spelled differently by everyone.',
        content: (
          <Field label="Tools" hint="Separated by commas" style={wide}>
            <Input defaultValue="Quick Books, slack" />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['A–Z'], action: 'Opens the list with the best matches.' },
    {
      keys: ['↓', '↑'],
      action: 'Opens the list, or moves to the next or previous option and starts over at the end.',
    },
    { keys: ['Page Up', 'Page Down'], action: 'Moves by ten options.' },
    { keys: ['Enter'], action: 'Selects the option. While the list is closed, submits the form.' },
    { keys: ['Alt + ↓', 'Alt + ↑'], action: 'Opens or closes the list without moving.' },
    { keys: ['Escape'], action: 'Closes the list without a change.' },
    { keys: ['Backspace'], action: 'With `multiple` and no text, removes the last selected option.' },
    {
      keys: ['Tab'],
      action:
        'Leaves the control. Text that names an option selects it, and with `freeText` any text is accepted. Other text is replaced by the selected option, and without text nothing is selected.',
    },
  ],
  screenReader: [
    'Announced as a combobox with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'The number of matching options is announced politely, and so are loading, no match, and removed options.',
    'Selected options of `multiple` are buttons before the text, named “Remove QuickBooks”. The button with the arrow is for pointers and isn’t a stop of Tab.',
  ],
} satisfies Guide;
