import type { Guide } from '@uplift/storybook/guide';
import { Progress } from './index.ts';

export default {
  use: [
    'Work of a known length: an upload, an import of 240 invoices.',
    'Work that takes longer than a few seconds, where users wonder whether it goes on.',
    'How far a project or an onboarding is, with `valueText` in its own unit.',
  ],
  avoid: [
    'For less than a few seconds, use `Spinner`.',
    'For content that loads into a known shape, use `Skeleton`.',
    'For named steps of a form, use `Stepper`. For dated steps of a project, use `Timeline`.',
    'For a value that users set, use `Slider`.',
  ],
  anatomy: `<Progress label="Uploading audit.pdf" value={64} />`,
  examples: [
    {
      do: {
        text: 'Name the work and give the value in the unit that users know.',
        content: (
          <Progress
            label="Importing invoices"
            value={96}
            max={240}
            valueText="96 of 240"
            style={{ inlineSize: '100%' }}
          />
        ),
      },
      dont: {
        text: '“Loading” doesn’t say what, and a percentage hides how much is left.',
        content: <Progress label="Loading" value={40} style={{ inlineSize: '100%' }} />,
      },
    },
    {
      do: {
        text: 'Leave the value out while the length is unknown.',
        content: <Progress label="Checking the file" style={{ inlineSize: '100%' }} />,
      },
      dont: {
        text: 'An invented value stops at 99% and breaks trust.',
        content: <Progress label="Checking the file" value={99} style={{ inlineSize: '100%' }} />,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a progress bar with its label and its value: `valueText`, or the value in percent.',
    'Without a `value`, it’s announced as busy with no number.',
    'Users hear the value when they reach the bar. Announce the end, for example with a toast.',
  ],
} satisfies Guide;
