import type { Guide } from '@uplift/storybook/guide';
import { CodeBlock } from '@uplift/ui/code';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Sites without React, such as those of a page builder or a content management system.',
    'Partners who show the calculator on their own pages, in their own colors.',
  ],
  avoid: [
    'In a React app, use `RoiCalculator` of `@uplift/roi-engine/react`: it shares React and the styles of the app.',
    'For the figures without a form, call `calculate` of `@uplift/roi-engine`.',
  ],
  anatomy: `<roi-calculator
  theme="light"
  heading-level="2"
  hourly-rate="25"
  share-url=""
  email-report
>
  <a href="/contact">Talk it through with us</a>
</roi-calculator>`,
  examples: [
    {
      do: {
        text: 'Set its colors on the element. Variables reach into it.',
        content: (
          <CodeBlock label="Colors of the page" style={wide}>
            {'roi-calculator {\n  --up-color-accent: #7a1f5c;\n  --up-color-focus: #7a1f5c;\n}'}
          </CodeBlock>
        ),
      },
      dont: {
        text: 'Selectors don’t reach into it: its content is in a shadow root.',
        content: (
          <CodeBlock label="Selectors without effect" style={wide}>
            {'roi-calculator button {\n  background: #7a1f5c;\n}'}
          </CodeBlock>
        ),
      },
    },
    {
      do: {
        text: 'Listen for results with the event, which bubbles.',
        content: (
          <CodeBlock label="Listening for results" style={wide}>
            {"document.addEventListener(\n  'uplift-result',\n  ({ detail }) => track(detail),\n);"}
          </CodeBlock>
        ),
      },
      dont: {
        text: 'Its inner elements can change with each version.',
        content: (
          <CodeBlock label="Reading inner elements" style={wide}>
            {"calculator.shadowRoot\n  .querySelector('.total')\n  .textContent;"}
          </CodeBlock>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus through the fields, the sliders, the result and your call to action.',
    },
    { keys: ['Enter'], action: 'In a field, calculates.' },
    { keys: ['↑', '↓'], action: 'Changes a number by one step.' },
  ],
  screenReader: [
    'It is announced like the calculator in React: two headings, five fields, and a result that is announced when it changes.',
    'Pass the `heading-level` that fits the outline of your page. Its default is 3.',
    'With several on a page, put each under a heading of its own: their forms have the same name.',
  ],
} satisfies Guide;
