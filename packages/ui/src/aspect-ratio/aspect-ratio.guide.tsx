import type { Guide } from '@uplift/storybook/guide';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { AspectRatio } from './index.ts';

const chart = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#0b1220"/><path d="M40 300 180 240 320 260 460 130 600 60" fill="none" stroke="#7ab8ff" stroke-width="12"/></svg>',
)}`;

export default {
  use: [
    'Pictures, videos and iframes whose shape is known before they load, so that the content below doesn’t jump.',
    'Pictures of different shapes in a `Grid` that should look alike. They are cropped to the ratio.',
    'A `Skeleton` in the place of a picture that is loading.',
  ],
  avoid: [
    'Pictures that must be seen whole: set `width` and `height` on the `<img>` instead.',
    'Text or controls: a fixed shape cuts them off when the text grows.',
    'For portraits and logos of people or companies, use `Avatar`.',
  ],
  anatomy: `<AspectRatio ratio={16 / 9}>
  <img src="/warehouse.avif" alt="Shelves with labeled boxes" />
</AspectRatio>`,
  examples: [
    {
      do: {
        text: 'Reserve the space while a picture loads.',
        content: (
          <Stack gap={2} style={{ inlineSize: '100%' }}>
            <AspectRatio ratio={16 / 9}>
              <Skeleton shape="block" height="100%" />
            </AspectRatio>
            <Text size="sm">Orders sent on time, January to May</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Without reserved space, the caption jumps down when the picture arrives.',
        content: (
          <Stack gap={2} style={{ inlineSize: '100%' }}>
            <Text size="sm">Orders sent on time, January to May</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Use the ratio that the picture was made for.',
        content: (
          <AspectRatio ratio={16 / 9}>
            <img src={chart} alt="Orders sent on time, rising over five months" width="640" height="360" />
          </AspectRatio>
        ),
      },
      dont: {
        text: 'Another ratio crops both ends of a chart.',
        content: (
          <AspectRatio ratio={3 / 4} style={{ inlineSize: '9rem' }}>
            <img src={chart} alt="The middle of a chart of orders" width="640" height="360" />
          </AspectRatio>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Isn’t announced. Its child is: give a picture `alt` (empty if it decorates), and a video or an iframe a `title`.',
    'Cropping doesn’t change the description: `alt` should describe what remains visible.',
  ],
} satisfies Guide;
