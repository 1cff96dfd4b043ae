import type { Guide } from '@uplift/storybook/guide';
import { CodeBlock } from '@uplift/ui/code';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Sites without React, such as those of a page builder or a content management system.',
    'Pages with a strict content security policy: the element needs no styles in the page.',
  ],
  avoid: [
    'In a React app, use `TechShowcase`: it shares React, three and the styles of the app.',
    'For a few logos without interaction, write a list of images.',
  ],
  anatomy: `<tech-showcase
  src="https://uplift.example/api/tech-assets"
  view="orbit"
  height="480"
  accent="#7a1f5c"
  locale="de"
></tech-showcase>`,
  examples: [
    {
      do: {
        text: 'Listen for selections with the event, which bubbles.',
        content: (
          <CodeBlock label="Listening for selections" style={wide}>
            {
              "document.addEventListener(\n  'uplift-showcase:select',\n  ({ detail }) => track(detail.name),\n);"
            }
          </CodeBlock>
        ),
      },
      dont: {
        text: 'Its inner elements can change with each version.',
        content: (
          <CodeBlock label="Reading inner elements" style={wide}>
            {"showcase.shadowRoot\n  .querySelector('li a')\n  .textContent;"}
          </CodeBlock>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus through the switch of the views, the controls and the technologies.',
    },
    {
      keys: ['←', '→'],
      action: 'In the orbit, rotates the atom. In the switch and the chips, moves between them.',
    },
  ],
  screenReader: [
    'It is announced like the showcase in React: a switch, and a list of technologies.',
    'It has no heading. Put one of your page before it.',
  ],
} satisfies Guide;
