import type { Guide } from '@uplift/storybook/guide';
import { Code } from '../../code/index.ts';
import { Stack } from '../../stack/index.ts';

export default {
  use: [
    'Behavior that depends on the device: whether a pointer can hover, whether motion is reduced.',
    '`useReducedMotion()` before an animation in JavaScript.',
  ],
  avoid: [
    'For layout, use CSS: it’s right before JavaScript runs.',
    'To show different content on phones, render one version and let `Grid`, `Stack` or `Cluster` arrange it.',
    'For the theme, use `ThemeSwitch` and the tokens. They follow the system.',
  ],
  anatomy: `const canHover = useMediaQuery('(hover: hover)');
const reduced = useReducedMotion();`,
  examples: [
    {
      do: {
        text: 'Write the query so that false is the safe default.',
        content: <Code>{"useMediaQuery('(hover: hover)')"}</Code>,
      },
      dont: {
        text: 'The server returns false, so each phone first gets the desktop layout.',
        content: (
          <Stack gap={2}>
            <Code>{"useMediaQuery('(max-width: 600px)')"}</Code>
            <Code>{'? <Phone /> : <Desktop />'}</Code>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Media queries say nothing about screen readers. Give all users the same content.',
    'If a change of the query replaces a control that has focus, focus is lost. Change its style instead.',
  ],
} satisfies Guide;
