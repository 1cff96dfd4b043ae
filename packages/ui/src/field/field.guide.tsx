import type { Guide } from '@uplift/storybook/guide';
import { Checkbox } from '../checkbox/index.ts';
import { Input } from '../input/index.ts';
import { Switch } from '../switch/index.ts';
import { Field } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Around every control that needs a visible label: `Input`, `Select`, `DatePicker`, `RadioGroup` and so on.',
    'Hints that users need before they answer: format, unit, why you ask.',
    'Use `labelPlacement="end"` for a `Checkbox`, and `"start"` for a `Switch` in a list of settings.',
    'Use `counter` for texts with a limit. Longer text isn’t cut off.',
  ],
  avoid: [
    'For one question with several controls, use `Fieldset`, with a `Field` or a `Checkbox` for each.',
    'For all problems of a form at once, add an `ErrorSummary` above it.',
    'For a message about the whole form, such as a failed request, use `Alert`.',
    'For a control with no room for a label, such as a search in a toolbar, pass `aria-label` to the control alone.',
  ],
  anatomy: `<Field label="Work e-mail" hint="We answer within one working day." error={error} required>
  <Input type="email" autoComplete="email" />
</Field>`,
  examples: [
    {
      do: {
        text: 'Keep the label visible while users type.',
        content: (
          <Field label="Company" hint="As on your invoices" style={wide}>
            <Input defaultValue="Harbor Dental" />
          </Field>
        ),
      },
      dont: {
        text: 'A placeholder vanishes with the first letter, and its contrast is low.',
        content: <Input aria-label="Company" placeholder="Company, as on your invoices" style={wide} />,
      },
    },
    {
      do: {
        text: 'Say what is wrong and how to fix it.',
        content: (
          <Field label="Work e-mail" error="Enter an address like name@company.com" style={wide}>
            <Input type="email" defaultValue="mara@harbor" />
          </Field>
        ),
      },
      dont: {
        text: '“Invalid” repeats what the red border says.',
        content: (
          <Field label="Work e-mail address" error="Invalid value" style={wide}>
            <Input type="email" defaultValue="mara@harbor" />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Put the label of a checkbox after it, and of a switch before it.',
        content: (
          <div style={{ ...wide, display: 'grid', gap: '1rem' }}>
            <Field label="I agree to the terms" labelPlacement="end">
              <Checkbox />
            </Field>
            <Field label="Weekly summary" labelPlacement="start">
              <Switch defaultChecked />
            </Field>
          </div>
        ),
      },
      dont: {
        text: 'Above it, the label looks like that of a missing text field.',
        content: (
          <div style={{ ...wide, display: 'grid', gap: '1rem' }}>
            <Field label="I agree to the terms">
              <Checkbox />
            </Field>
            <Field label="Weekly summary">
              <Switch defaultChecked />
            </Field>
          </div>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'The label is the name of the control, and error, hint and counter are its description, in this order. Text before the control is read too late for users who tab from control to control, so put it into `hint`.',
    'A new error is announced politely, and the control is announced as invalid. `required` is announced by the control itself, the asterisk isn’t read.',
    'The counter is announced after a pause in typing, when a tenth of the limit or less is left.',
    'A press on the label focuses a text field and toggles a checkbox. Set its id with `controlId`, not on the control.',
  ],
} satisfies Guide;
