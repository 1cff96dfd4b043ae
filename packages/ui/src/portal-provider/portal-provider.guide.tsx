import type { Guide } from '@uplift/storybook/guide';
import { Code } from '../code/index.ts';
import { Stack } from '../stack/index.ts';

export default {
  use: [
    'The app runs in a shadow root or an iframe, where overlays at the end of the body would have no styles.',
    'A part of the page is shown in full screen, which hides everything outside of it.',
    'A host page requires that everything you render stays inside one element.',
  ],
  avoid: [
    'For a dark or right-to-left part of a page, nothing is needed: overlays take theme, language and direction from their trigger.',
    'To move one overlay, set the `container` of its content.',
    'For content in place of its parent, without a portal, use `Collapsible`.',
  ],
  anatomy: `<PortalProvider container={element}>
  <App />
</PortalProvider>`,
  examples: [
    {
      do: {
        text: 'Keep the element in state, so that overlays move there when it mounts.',
        content: (
          <Stack gap={2}>
            <Code>{'const [box, setBox] = useState(null);'}</Code>
            <Code>{'<div ref={setBox} />'}</Code>
            <Code>{'<PortalProvider container={box}>'}</Code>
          </Stack>
        ),
      },
      dont: {
        text: 'A ref is empty on the first render, and filling it renders nothing again.',
        content: (
          <Stack gap={2}>
            <Code>{'const box = useRef(null);'}</Code>
            <Code>{'<div ref={box} />'}</Code>
            <Code>{'<PortalProvider container={box.current}>'}</Code>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Adds no element, so nothing is announced.',
    'Overlays keep their names, focus trap and keys in a shadow root and in an iframe.',
    'The container must not be inside of something with `aria-hidden` or `inert`, or overlays can’t be reached.',
  ],
} satisfies Guide;
