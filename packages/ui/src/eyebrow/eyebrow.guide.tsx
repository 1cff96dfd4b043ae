import type { Guide } from '@uplift/storybook/guide';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Eyebrow } from './index.ts';

export default {
  use: [
    'One to three words above a heading that name its topic, so that the heading itself can make a promise.',
    'The category of an article or a case study, above its title.',
    'Use `tone="gold"` only for the commitment, such as the guarantee.',
  ],
  avoid: [
    'For a heading, use `Heading`: an eyebrow isn’t part of the outline.',
    'For a status, use `Badge`. For a category that can be removed or linked, use `Tag`.',
    'For the label of a control, use `Field`.',
  ],
  anatomy: `<Stack gap={3}>
  <Eyebrow>How it works</Eyebrow>
  <Heading level={2}>From audit to hours saved in four weeks</Heading>
</Stack>`,
  examples: [
    {
      do: {
        text: 'Name the topic in a few words.',
        content: (
          <Stack gap={2}>
            <Eyebrow>How it works</Eyebrow>
            <Heading level={3}>From audit to hours saved in four weeks</Heading>
          </Stack>
        ),
      },
      dont: {
        text: 'Sentences in capital letters are hard to read, and compete with the heading.',
        content: (
          <Stack gap={2}>
            <Eyebrow>This is how we work with you from the audit until the first hours are saved</Eyebrow>
            <Heading level={3}>Four weeks</Heading>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a paragraph, before the heading. Users who jump from heading to heading don’t hear it, so the heading must make sense without it.',
    'Write “How it works”, not “HOW IT WORKS”: CSS makes it uppercase, and some screen readers spell capital letters.',
  ],
} satisfies Guide;
