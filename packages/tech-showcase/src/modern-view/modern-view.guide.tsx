import type { Guide } from '@uplift/storybook/guide';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { ModernView } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Any number of technologies, also in narrow columns: long rows move, short ones stand still.',
    'Technologies in categories, which visitors filter with chips or search by name, category and description.',
    'Technologies that success stories used: cards count them, and list their links if you pass `stories`.',
  ],
  avoid: [
    'For a centerpiece with a few technologies, use `OrbitView`.',
    'To let visitors choose the view, use `TechShowcase`.',
    'For other content in moving rows, use `Marquee`.',
  ],
  anatomy: `<ModernView
  technologies={technologies}
  onSelect={track}
/>`,
  examples: [
    {
      do: {
        text: 'Use broad categories, so that each chip leaves several cards.',
        content: <ModernView technologies={sampleTechnologies(4)} style={wide} />,
      },
      dont: {
        text: 'A category per technology is a filter that finds one card.',
        content: (
          <ModernView
            technologies={sampleTechnologies(4).map((technology) => ({
              ...technology,
              category: `${technology.name} tools`,
            }))}
            style={wide}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the search, the pause button, the chips and then through the cards.',
    },
    { keys: ['←', '→'], action: 'Moves between the chips. Enter or Space filters by one.' },
    {
      keys: ['Enter'],
      action:
        'On a card, opens the site of the technology in a new tab. On its number of stories, opens their list.',
    },
  ],
  screenReader: [
    'The chips are announced as a radio group named “Category”, and each row as a list with its number, as in “Technologies, row 1 of 3”.',
    'The search announces how many technologies match. A card with focus is described by its description.',
    'Rows stop while the pointer is over them or focus is inside, and a card with focus is scrolled into view.',
    'A moving row shows its cards twice. Screen readers and the keyboard find them once.',
  ],
} satisfies Guide;
