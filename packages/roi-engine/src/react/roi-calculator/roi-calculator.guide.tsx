import type { Guide } from '@uplift/storybook/guide';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { LinkButton } from '@uplift/ui/link-button';
import { NumberInput } from '@uplift/ui/number-input';
import { Stack } from '@uplift/ui/stack';
import { Stat } from '@uplift/ui/stat';
import { Text } from '@uplift/ui/text';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'A page where owners of small businesses find out what busy work costs them, before they talk to you.',
    'A call to action that follows from the result: pass it as `children`.',
    'Shared results: pass `shareUrl`, and read the figures on that page with `fromSearchParams`.',
    'Inside another form, with `insideForm`: Enter then calculates instead of submitting that form.',
  ],
  avoid: [
    'On a site without React, use the element `<roi-calculator>` of `Embed`.',
    'For the figures without a form, call `calculate` of `@uplift/roi-engine`.',
    'For a form of your own with the same rules, use the hook `useRoiCalculator`.',
  ],
  anatomy: `<RoiCalculator headingLevel={2} shareUrl="/calculator" onResult={track}>
  <LinkButton href="/contact">Book a systems audit</LinkButton>
</RoiCalculator>`,
  examples: [
    {
      do: {
        text: 'One call to action that fits the result.',
        content: (
          <Stack gap={4} align="start">
            <Stat size="md" value="$44,820" label="Total annual value" />
            <LinkButton href="#contact">Book a systems audit</LinkButton>
          </Stack>
        ),
      },
      dont: {
        text: 'A result behind a sign-up costs the trust that it should earn.',
        content: (
          <Stack gap={4} align="start">
            <Text>Your result is ready.</Text>
            <Button>Sign up to see it</Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Prefill what you know with `initial`, and leave the rest empty.',
        content: (
          <Field label="Total head count" style={wide}>
            <NumberInput suffix="people" defaultValue={12} />
          </Field>
        ),
      },
      dont: {
        text: 'Invented values are taken for the user’s own.',
        content: (
          <Field label="Employees on busy work" style={wide}>
            <NumberInput suffix="people" defaultValue={99} />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next field, and to the slider below it.' },
    {
      keys: ['↑', '↓'],
      action: 'Changes a number by one step. On a slider, moves it to the next round number.',
    },
    { keys: ['Enter'], action: 'In a field, calculates. On a section below the result, opens or closes it.' },
    {
      keys: ['←', '→'],
      action: 'Moves between the low, expected and high estimates. Enter or Space shows one.',
    },
  ],
  screenReader: [
    'The form and the result are named by their headings. Pass the `headingLevel` that fits the outline of your page.',
    'While it calculates, “Calculating...” is announced, and then all five figures in one sentence.',
    'If something is missing or wrong, the first such field gets focus. The errors are the descriptions of their fields.',
    'If a figure is changed after the result, the new total is announced. While a figure is invalid, the result is announced as outdated.',
  ],
} satisfies Guide;
