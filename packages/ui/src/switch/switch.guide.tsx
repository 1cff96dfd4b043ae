import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'A setting that takes effect at once, such as notifications.',
    'Lists of settings, in a `Field` with `labelPlacement="start"`: labels on one side, switches on the other.',
  ],
  avoid: [
    'In a form with a submit button, use `Checkbox`.',
    'For the consent to terms, use `Checkbox`.',
    'In a toolbar, or with an icon, use `Toggle`.',
    'For two named options, such as monthly and yearly, use `SegmentedControl`.',
  ],
  anatomy: `<Field label="Weekly summary" hint="Every Monday at 8:00" labelPlacement="start">
  <Switch checked={on} onCheckedChange={save} />
</Field>`,
  examples: [
    {
      do: {
        text: 'Name the setting. On or off shows at the switch.',
        content: (
          <Field label="Weekly summary" hint="Every Monday at 8:00" labelPlacement="start" style={wide}>
            <Switch defaultChecked />
          </Field>
        ),
      },
      dont: {
        text: '“Disable … on” has to be read twice.',
        content: (
          <Field
            label="Disable weekly summary"
            hint="Every Monday at 8:00"
            labelPlacement="start"
            style={wide}
          >
            <Switch />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Use a checkbox if users have to save.',
        content: (
          <Stack gap={4} align="start">
            <Checkbox defaultChecked>E-mail me about new messages</Checkbox>
            <Button size="sm">Save</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Users leave the page because a switch looks as if it was saved.',
        content: (
          <Stack gap={4} align="start">
            <Switch defaultChecked>E-mail me about new messages</Switch>
            <Button size="sm">Save</Button>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [{ keys: ['Space'], action: 'Turns the setting on or off.' }],
  screenReader: [
    'Announced as a switch with its label and hint, and as on or off.',
    'The label comes from its children or from the `Field` around it. Without either, pass `aria-label`.',
    'If saving fails, turn it back and announce why, for example with `toast` or an `Alert`.',
  ],
} satisfies Guide;
