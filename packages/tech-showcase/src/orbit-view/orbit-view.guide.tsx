import type { Guide } from '@uplift/storybook/guide';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { OrbitView } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Up to about thirty technologies as the centerpiece of a page.',
    'Devices of every kind: it renders in three dimensions where the device is fast enough, and flat elsewhere.',
    'Use `highlighted` to point to a technology that the text of the page is about.',
  ],
  avoid: [
    'For many technologies or narrow columns, use `ModernView`.',
    'To let visitors choose the view, use `TechShowcase`.',
    'For progress or loading, use `Spinner`: this one shows content.',
  ],
  anatomy: `<OrbitView
  technologies={technologies}
  highlighted="postgresql"
  onSelect={track}
/>`,
  examples: [
    {
      do: {
        text: 'Keep the list below the atom: it names what the icons show.',
        content: <OrbitView technologies={sampleTechnologies(6)} graphics="2d" style={wide} />,
      },
      dont: {
        text: 'Without a list anywhere on the page, screen readers and touch users get only a picture.',
        content: <OrbitView technologies={sampleTechnologies(6)} graphics="2d" legend={false} style={wide} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the atom, the pause button, the categories and then through the list.',
    },
    { keys: ['←', '→', '↑', '↓'], action: 'Turns the atom, while it has focus.' },
    { keys: ['Enter', 'Space'], action: 'On a category, gathers its technologies in front.' },
    { keys: ['Enter'], action: 'In the list, opens the site of the technology in a new tab.' },
    { keys: ['Enter', 'Space'], action: 'On the pause button, stops or continues the rotation.' },
  ],
  screenReader: [
    'The atom is announced as a slider named “Rotation of the atom”, with its angle in degrees. The icons in it aren’t announced.',
    'The technologies are lists grouped by category. Focus on one of them brings it to the front and describes the link with its card.',
    'With `legend={false}`, list the technologies elsewhere on the page.',
  ],
} satisfies Guide;
