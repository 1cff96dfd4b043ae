import type { Guide } from '@uplift/storybook/guide';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { TechShowcase } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'The technologies that a company works with, on a page where they should impress as well as inform.',
    'Visitors choose how to see them: as an atom or as rows of cards. Their choice is stored.',
    'Pass `technologies={undefined}` while they load, and `error` with `onRetry` if loading failed.',
  ],
  avoid: [
    'For only one of the views, use `OrbitView` or `ModernView`, as on their own pages.',
    'For logos of clients, use `Marquee`.',
    'For a short list of tools in a text, use `List` or `Tag`.',
  ],
  anatomy: `<TechShowcase
  technologies={technologies}
  error={failed}
  onRetry={retry}
  height={480}
/>`,
  examples: [
    {
      do: {
        text: 'Show what is in use, in a few categories.',
        content: (
          <TechShowcase technologies={sampleTechnologies(8)} view="modern" height={240} style={wide} />
        ),
      },
      dont: {
        text: 'One category makes the filter useless.',
        content: (
          <TechShowcase
            technologies={sampleTechnologies(8).map((technology) => ({ ...technology, category: 'Tools' }))}
            view="modern"
            height={240}
            style={wide}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the choice of the view, and then into the view.' },
    {
      keys: ['←', '→'],
      action: 'Moves between the two views. Enter or Space shows one. On the atom, turns it.',
    },
    { keys: ['↑', '↓'], action: 'Turns the atom.' },
    { keys: ['Enter'], action: 'On a technology, opens its site in a new tab.' },
  ],
  screenReader: [
    'The choice is announced as a radio group named “View”. Both views contain all active technologies as lists.',
    'The atom is a picture. The lists below it say the same, grouped by category.',
    'Moving content can be paused with a button, and doesn’t move if the user prefers reduced motion.',
  ],
} satisfies Guide;
