import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Textarea } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Answers of a sentence or more: a message, a description, notes.',
    'Set `rows` to the length that you expect: it tells users how much to write.',
    'Use `grow` for messages, so that users see all of what they wrote.',
  ],
  avoid: [
    'For a name, a title or a search, use `Input`.',
    'For several short values, use `Combobox` with `multiple` and `freeText`.',
    'For files or screenshots, use `FileDrop`.',
  ],
  anatomy: `<Field label="What slows you down?" counter={500}>
  <Textarea rows={4} grow />
</Field>`,
  examples: [
    {
      do: {
        text: 'Ask a question, and say how much you expect.',
        content: (
          <Field label="What slows you down?" hint="A sentence or two is enough." style={wide}>
            <Textarea rows={3} />
          </Field>
        ),
      },
      dont: {
        text: 'One row looks like a field for a few words.',
        content: (
          <Field label="Comments" style={wide}>
            <Textarea rows={1} />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Show how much room is left with the `counter` of the `Field`.',
        content: (
          <Field label="In one line" counter={60} style={wide}>
            <Textarea rows={2} defaultValue="We type every invoice twice." />
          </Field>
        ),
      },
      dont: {
        text: '`maxLength` cuts pasted text off without a word.',
        content: (
          <Field label="Describe it in one line" style={wide}>
            <Textarea rows={2} maxLength={20} defaultValue="We type every invoic" />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], action: 'Starts a new line. It doesn’t submit the form.' },
    { keys: ['Tab'], action: 'Moves focus to the next control.' },
  ],
  screenReader: [
    'Announced as a text field with several lines, with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'The `counter` is announced after a pause in typing, when little room is left.',
  ],
} satisfies Guide;
