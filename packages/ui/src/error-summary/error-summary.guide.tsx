import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { ErrorSummary, type ErrorSummaryProps } from './index.ts';

const wide = { inlineSize: '100%' };

/** Doesn't take focus when it appears, so the docs page stays where it is. */
function Example(props: ErrorSummaryProps) {
  return <ErrorSummary {...props} tabIndex={undefined} style={wide} />;
}

export default {
  use: [
    'Forms that are longer than a screen, after an attempt to submit them.',
    'Forms whose problems come from the server, which no control can find.',
    'Always together with the `error` of each `Field`: the summary lists them, the fields explain them.',
  ],
  avoid: [
    'In short forms, such as a sign-in, the `error` of each `Field` is enough.',
    'For a failed request, use `Alert`: no field is to blame.',
    'For success, use `Toast` or go to the next page.',
    'While users still type. Wait for the submit.',
  ],
  anatomy: `<ErrorSummary
  key={attempt}
  problems={[{ controlId: 'email', message: 'Enter an address like name@company.com' }]}
/>
<Field label="Work e-mail" controlId="email" error="Enter an address like name@company.com">
  <Input type="email" />
</Field>`,
  examples: [
    {
      do: {
        text: 'Use the same words in the summary and in the field.',
        content: (
          <Stack style={wide}>
            <Example
              problems={[
                { controlId: 'summary-guide-email', message: 'Enter an address like name@company.com' },
              ]}
            />
            <Field
              label="Work e-mail"
              controlId="summary-guide-email"
              error="Enter an address like name@company.com"
            >
              <Input type="email" defaultValue="mara@harbor" />
            </Field>
          </Stack>
        ),
      },
      dont: {
        text: 'A name without the problem sends users back and forth.',
        content: (
          <Stack style={wide}>
            <Example title="Error" problems={[{ controlId: 'summary-guide-address', message: 'E-mail' }]} />
            <Field label="E-mail" controlId="summary-guide-address">
              <Input type="email" defaultValue="mara@harbor" />
            </Field>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus from the summary to its first problem, and then to the next.' },
    { keys: ['Enter'], action: 'Moves focus to the control of the problem, and scrolls it into view.' },
  ],
  screenReader: [
    'It takes focus when it appears, and is announced as a region with its title. Pass the number of the attempt as `key`, so that this happens after each attempt.',
    'Problems are a list of links. Each needs a `controlId`: that of a `Field` or the `id` of a `Fieldset`.',
    'List the problems in the order of the controls.',
  ],
} satisfies Guide;
