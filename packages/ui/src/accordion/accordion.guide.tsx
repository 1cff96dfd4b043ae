import type { Guide } from '@uplift/storybook/guide';
import { Accordion } from './index.ts';

export default {
  use: [
    'Questions and answers, where each reader needs only a few.',
    'Long reference text under short titles, on phones above all.',
    'Text that must be found by find-in-page and work without JavaScript.',
  ],
  avoid: [
    'For one optional detail of an app, use `Collapsible`.',
    'For views of the same thing that users switch between, use `Tabs`.',
    'For steps in order, use `Stepper`.',
    'If most readers need all of the content, show it under headings.',
  ],
  anatomy: `<Accordion.Root>
  <Accordion.Item title="What if nothing gets better?" headingLevel={3}>
    …
  </Accordion.Item>
</Accordion.Root>`,
  examples: [
    {
      do: {
        text: 'Ask the question that readers have.',
        content: (
          <Accordion.Root style={{ inlineSize: '100%' }}>
            <Accordion.Item title="Do we have to change our tools?" open>
              Rarely. Most of the hours hide between tools you already pay for.
            </Accordion.Item>
            <Accordion.Item title="How much of our time does it take?">
              Four interviews of 45 minutes.
            </Accordion.Item>
          </Accordion.Root>
        ),
      },
      dont: {
        text: 'Vague titles have to be opened one by one.',
        content: (
          <Accordion.Root style={{ inlineSize: '100%' }}>
            <Accordion.Item title="Tools">
              Rarely do you have to change your tools. Most of the hours hide between tools you already pay
              for.
            </Accordion.Item>
            <Accordion.Item title="More information">
              The audit takes four interviews of 45 minutes.
            </Accordion.Item>
          </Accordion.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], action: 'Moves to the next or previous title.' },
    { keys: ['Enter', 'Space'], action: 'Opens or closes the item.' },
  ],
  screenReader: [
    'Each title is announced as expanded or collapsed.',
    'Set `headingLevel` on a page, so the titles are part of its outline.',
    'Find-in-page opens the item that contains the text, and the value of the root follows.',
  ],
} satisfies Guide;
