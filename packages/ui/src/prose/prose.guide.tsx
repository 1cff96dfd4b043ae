import type { Guide } from '@uplift/storybook/guide';
import { Stack } from '../stack/index.ts';
import { Prose } from './index.ts';

const content = (
  <>
    <h3>What we found</h3>
    <p>Eleven people wrote into the file. Two read it.</p>
    <h3>What we changed</h3>
    <p>Returns are entered once, in the warehouse.</p>
  </>
);

export default {
  use: [
    'Articles, legal texts and case studies made of plain elements: headings, paragraphs, lists, quotes, tables, code and images.',
    'HTML from Markdown or a content management system, whose elements can’t be replaced by components.',
    'Components of the kit may be inside, such as a `Button` at the end: they keep their look.',
  ],
  avoid: [
    'For the layout of cards, forms and pages, use `Stack`, `Cluster` and `Grid`.',
    'For a single paragraph, use `Text`, and for a single heading `Heading`.',
    'For HTML from users that wasn’t sanitized: it styles elements and doesn’t check them.',
  ],
  anatomy: `<Container width="text">
  <Prose asChild>
    <article>{content}</article>
  </Prose>
</Container>`,
  examples: [
    {
      do: {
        text: 'A heading is closer to its own text than to the text before it.',
        content: <Prose>{content}</Prose>,
      },
      dont: {
        text: 'Equal gaps make it unclear which text a heading belongs to.',
        content: <Stack gap={4}>{content}</Stack>,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Has no role. With `asChild`, render an `<article>`, so that users find where the text starts and ends.',
    'The elements inside are announced as what they are, so the content needs a sound outline: one `h1` per page, no skipped levels, `alt` on images, `<th scope>` in tables.',
  ],
} satisfies Guide;
