import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Code } from '../code/index.ts';
import { CopyButton } from './index.ts';

export default {
  use: [
    'Texts that users need elsewhere: a link, an API key, an invoice number.',
    'Next to the text itself, with `iconOnly`, if the text shows what would be copied.',
  ],
  avoid: [
    'For code, use the `copyable` blocks of `Code`.',
    'To duplicate a record, use `Button`: “Copy” then means something else.',
    'To send a link to other apps, use `Button` with the share function of the device.',
  ],
  anatomy: `<CopyButton text={link} label="Copy link" messages={{ copied: 'Link copied' }} />`,
  examples: [
    {
      do: {
        text: 'Say what is copied.',
        content: <CopyButton text="https://uplift.example/results" label="Copy link" />,
      },
      dont: {
        text: 'Far from the text, “Copy” leaves open what ends up in the clipboard.',
        content: <CopyButton text="https://uplift.example/results" />,
      },
    },
    {
      do: {
        text: 'Show the text if it is short. An icon is enough then.',
        content: (
          <Cluster gap={2}>
            <Code>UP-2026-0142</Code>
            <CopyButton text="UP-2026-0142" label="Copy invoice number" variant="ghost" iconOnly />
          </Cluster>
        ),
      },
      dont: {
        text: 'A primary button competes with the main action of the view.',
        content: (
          <Cluster gap={2}>
            <Code>UP-2026-0142</Code>
            <CopyButton text="UP-2026-0142" label="Copy number" variant="primary" />
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'Copies the text.' },
    {
      keys: ['Escape'],
      action:
        'If the browser blocked copying, hides the text that is shown for manual copying, and returns focus to the button.',
    },
  ],
  screenReader: [
    'Announced as a button with its `label`. With `iconOnly`, the label is its name, too.',
    'After copying, “Copied” is announced politely. Pass `messages.copied` to be more specific.',
    'If the browser blocks copying, focus moves to a read-only text box with the selected text, labeled with what to do.',
  ],
} satisfies Guide;
