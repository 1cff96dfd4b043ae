import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { color, radius } from '../foundations/tokens/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Quote } from './index.ts';

const words =
  'We had stopped seeing the spreadsheet. Two weeks after the audit no one opened it any more, and no one missed it.';

const meta = preview.meta({
  title: 'Components/Layout and type/Quote',
  component: Quote,
  args: { children: words, author: 'Mara Lindqvist', detail: 'Operations, Nordlicht Logistics' },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(words);
  },
});

export const Large = meta.story({ args: { size: 'lg' } });

export const WithPicture = meta.story({
  args: {
    picture: (
      <svg
        width="40"
        height="40"
        aria-hidden
        style={{ background: color.accentSubtle, borderRadius: radius.full }}
      >
        <text x="20" y="25" textAnchor="middle" fontSize="14" fill={color.accentText}>
          ML
        </text>
      </svg>
    ),
  },
});

export const WordsAlone = meta.story({ args: { author: undefined, detail: undefined } });

export const Narrow = meta.story({ args: { size: 'lg' }, decorators: [narrow] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
