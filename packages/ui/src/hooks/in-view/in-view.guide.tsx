import type { Guide } from '@uplift/storybook/guide';
import { Code } from '../../code/index.ts';
import { Stack } from '../../stack/index.ts';

export default {
  use: [
    'To start an animation or a video when it’s in view, and stop it outside.',
    'To load something expensive shortly before users scroll to it, with `rootMargin` and `once`.',
  ],
  avoid: [
    'For images, set `loading="lazy"`. The browser does the rest.',
    'For effects tied to the scroll position, use CSS scroll-driven animations.',
    'To hide content until it’s in view: it’s false on the server, so the content would be missing there.',
  ],
  anatomy: `const { ref, inView } = useInView({ rootMargin: '200px 0px', once: true });

<div ref={ref}>{inView ? <LineChart /> : <Skeleton shape="block" />}</div>`,
  examples: [
    {
      do: {
        text: 'Observe an element that is always rendered and has a size.',
        content: (
          <Stack gap={2}>
            <Code>{'<div ref={ref}>'}</Code>
            <Code>{'{inView && <LineChart />}'}</Code>
            <Code>{'</div>'}</Code>
          </Stack>
        ),
      },
      dont: {
        text: 'An element that is rendered only in view never gets into view.',
        content: (
          <Stack gap={2}>
            <Code>{'{inView && ('}</Code>
            <Code>{'<div ref={ref}><LineChart /></div>'}</Code>
            <Code>{')}'}</Code>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Screen readers can read content that isn’t in view. Don’t make text depend on it.',
    'If content appears while users scroll, reserve its space, so that focus and reading position don’t jump.',
  ],
} satisfies Guide;
