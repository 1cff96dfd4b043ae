import type { Guide } from '@uplift/storybook/guide';
import { Quote } from './index.ts';

export default {
  use: [
    'What a client said, with name and company.',
    'One quote that carries a section of its own, with `size="lg"`.',
    'A passage from a report, with `cite` for its address.',
  ],
  avoid: [
    'For your own key message, use `Heading` or `Text`: a quote without a source isn’t credible.',
    'For a result in numbers, use `Stat`.',
    'For notes and warnings, use `Alert`.',
    'In articles and Markdown, use a `<blockquote>` inside `Prose`.',
  ],
  anatomy: `<Quote
  author="Mara Lindqvist"
  detail="Operations, Nordlicht Logistics"
  picture={<Avatar.Root name="Mara Lindqvist" decorative />}
>
  Two weeks after the audit no one opened the spreadsheet anymore.
</Quote>`,
  examples: [
    {
      do: {
        text: 'Name the person and what they do.',
        content: (
          <Quote author="Mara Lindqvist" detail="Operations, Nordlicht Logistics">
            Two weeks after the audit no one opened the spreadsheet anymore.
          </Quote>
        ),
      },
      dont: {
        text: 'Anonymous praise could be about anything.',
        content: <Quote author="A happy client">Great service, highly recommended.</Quote>,
      },
    },
    {
      do: {
        text: 'Leave out quotation marks. The line at the side replaces them.',
        content: (
          <Quote author="Devon Hale" detail="Owner, Hale Heating">
            We send quotes on the day of the visit.
          </Quote>
        ),
      },
      dont: {
        text: 'Marks and line say the same twice.',
        content: (
          <Quote author="Devon Hale" detail="Owner, Hale Heating">
            “We send quotes on the day of the visit.”
          </Quote>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'A figure that contains a block quote, with the source as its caption.',
    'The picture is next to the name, so pass a decorative one: `Avatar.Root` with `decorative`, or an image with an empty `alt`.',
    '`cite` isn’t announced or shown. Link to the source in `detail` if users should reach it.',
  ],
} satisfies Guide;
