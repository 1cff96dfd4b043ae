import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { PasswordInput } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Sign-in: password managers fill it in, and users can check what they typed.',
    'New passwords, with `strength` and `minLength`. The hint says what to improve while users type.',
    'Pass the user’s name, e-mail and company as `knownWords`, so that they count as easy to guess.',
  ],
  avoid: [
    'For one-time codes, use `PinInput`.',
    'For API keys that users copy, use `Code` with a `CopyButton`.',
    'For the current password, leave `strength` out: it loads about 240 kB and advice comes too late.',
  ],
  anatomy: `<Field label="New password" required>
  <PasswordInput strength minLength={12} maxLength={128} knownWords={[email, company]} />
</Field>`,
  examples: [
    {
      do: {
        text: 'Ask for length, and let the hint do the rest.',
        content: (
          <Field label="New password" style={wide}>
            <PasswordInput strength minLength={12} />
          </Field>
        ),
      },
      dont: {
        text: 'Rules for kinds of characters make passwords harder to remember, not to guess.',
        content: (
          <Field
            label="Choose a password"
            hint="8 characters, with an uppercase letter, a digit and a special character"
            style={wide}
          >
            <PasswordInput />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'One field is enough, because users can show what they typed.',
        content: (
          <Field label="Password of your account" style={wide}>
            <PasswordInput autoComplete="new-password" />
          </Field>
        ),
      },
      dont: {
        text: 'Typing it twice doubles the work, and both can be wrong.',
        content: (
          <Stack style={wide}>
            <Field label="Your password">
              <PasswordInput autoComplete="new-password" />
            </Field>
            <Field label="Repeat your password">
              <PasswordInput autoComplete="new-password" />
            </Field>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus from the password to the button that shows it.' },
    { keys: ['Enter', 'Space'], action: 'On the button, shows or hides the password.' },
    { keys: ['Enter'], action: 'In the password, submits the form, which hides the password again.' },
  ],
  screenReader: [
    'Announced as a protected text field with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'The button is announced as “Show password” or “Hide password”.',
    'Strength and advice are announced politely while users type, and are part of the description. The bars are decorative.',
  ],
} satisfies Guide;
