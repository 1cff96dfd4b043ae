import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';
import { stageHeight } from './stage-height.styles.ts';
import { withoutScript } from './without-script.styles.ts';

export const showcase = css({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[4],
  paddingInline: 'var(--showcase-gutter, 0px)',
  '&[data-heading="true"]': { justifyContent: 'space-between' },
  // Above the orbit, which reaches below it.
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

export const views = css({ [withoutScript]: { display: 'none' } });

/** As tall as the modern view with the most rows, in either view. */
export const stage = css(stageHeight, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(var(--stage-height), auto)',
  // The upper left of the orbit is empty: the heading fits in there.
  [media.lg]: {
    '[data-heading="true"] + &': {
      '--stage-height': 'var(--showcase-height, 30rem)',
      '& > [data-view="orbit"]': {
        '--stage-height': 'calc(var(--showcase-height, 30rem) + 10rem)',
        marginBlockStart: '-10rem',
      },
    },
  },
  '& > [data-view="modern"]': { paddingInline: 'var(--showcase-gutter, 0px)' },
});
