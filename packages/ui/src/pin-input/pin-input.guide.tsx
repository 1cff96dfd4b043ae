import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { PinInput } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'One-time codes from an authenticator app, an e-mail or a text message. Phones offer to fill in the code.',
    'Use `onComplete` to check the code as soon as its last digit is entered.',
  ],
  avoid: [
    'For passwords, use `PasswordInput`: the digits of a code are visible.',
    'For codes with letters, such as recovery codes, use `Input`: everything but digits is removed.',
    'For numbers of any length, use `NumberInput`.',
  ],
  anatomy: `<Field label="Code from your authenticator app">
  <PinInput length={6} onComplete={checkCode} />
</Field>`,
  examples: [
    {
      do: {
        text: 'Say where the code comes from.',
        content: (
          <Field label="Code from the e-mail to mara@harbor.example" style={wide}>
            <PinInput length={4} />
          </Field>
        ),
      },
      dont: {
        text: '“Code” leaves users searching their e-mails, messages and apps.',
        content: (
          <Field label="Code" style={wide}>
            <PinInput length={4} />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Cells show how long the code is.',
        content: (
          <Field label="Code from your text message" style={wide}>
            <PinInput length={4} defaultValue="123" />
          </Field>
        ),
      },
      dont: {
        text: 'In a text field, a missing digit isn’t noticed.',
        content: (
          <Field label="Code from the text message" style={wide}>
            <Input inputMode="numeric" defaultValue="123" />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['0–9'], action: 'Enters a digit. Other characters are ignored.' },
    { keys: ['Backspace'], action: 'Deletes the digit before the caret.' },
    { keys: ['←', '→'], action: 'Moves the caret.' },
    { keys: ['Ctrl + V', '⌘ + V'], action: 'Pastes a code. Spaces and hyphens are removed.' },
  ],
  screenReader: [
    'One text field, not six: announced once, with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'If `onComplete` submits the form, say so in the hint, and announce the result.',
  ],
} satisfies Guide;
