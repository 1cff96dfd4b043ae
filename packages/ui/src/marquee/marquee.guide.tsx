import type { Guide } from '@uplift/storybook/guide';
import { type ReactElement, useState } from 'react';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Tag } from '../tag/index.ts';
import { Marquee } from './index.ts';

const tools = [
  'Invoices',
  'Onboarding',
  'Reporting',
  'Scheduling',
  'Quotes',
  'Payroll',
  'Follow-ups',
  'Stock',
];

const items = tools.map((name) => (
  <li key={name} style={{ paddingInline: '0.5rem' }}>
    <Tag>{name}</Tag>
  </li>
));

function PausableMarquee(): ReactElement {
  const [paused, setPaused] = useState(false);
  return (
    <Stack align="center" style={{ inlineSize: '100%' }}>
      <Marquee label="What we automate" paused={paused} style={{ inlineSize: '100%' }}>
        {items}
      </Marquee>
      <Button size="sm" variant="secondary" onClick={() => setPaused(!paused)}>
        {paused ? 'Play' : 'Pause'}
      </Button>
    </Stack>
  );
}

export default {
  use: [
    'A long list of short items of the same kind that sets a mood: tools, customers.',
    'Nothing is lost if users see only some of the items.',
  ],
  avoid: [
    'For content that users need to read or choose from, use `List`, `Grid` or `Cluster`.',
    'For quotes and stories, use `Card` in a `Grid`. Moving text is hard to read.',
    'For a wide table or code, use `ScrollArea`.',
  ],
  anatomy: `<Marquee label="What we automate" paused={paused}>
  <li>Invoices</li>
  <li>Reporting</li>
</Marquee>
<Button onClick={togglePaused}>Pause</Button>`,
  examples: [
    {
      do: {
        text: 'Show a button that pauses it.',
        content: <PausableMarquee />,
      },
      dont: {
        text: 'Without a button, it can be stopped only by hover, which touch screens don’t have.',
        content: (
          <Marquee label="What we automate, without a button" style={{ inlineSize: '100%' }}>
            {items}
          </Marquee>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the next link or button among the items. The marquee stops and brings it into view.',
    },
  ],
  screenReader: [
    'A list with `label` as its name. The second copy of the items is hidden and can’t be reached.',
    'Movement isn’t announced. With reduced motion, the items don’t move and wrap.',
    'Pass the items as `li` elements, and add a visible control that sets `paused`.',
  ],
} satisfies Guide;
