import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';
import { titleColumn } from '../../components/title-column/title-column.styles.ts';

export const article = css(titleColumn, {
  paddingBlock: space.section,
  borderBlockStart: `1px solid ${color.border}`,
  scrollMarginBlockStart: space[16],
  // Links to an article work before its code has loaded, and if it never loads.
  '@media (scripting: enabled)': { '&:not(:target)': { display: 'none' } },
});

export const head = css({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  justifyItems: 'start',
  [media.lg]: { position: 'sticky', insetBlockStart: '6.5rem', alignSelf: 'start' },
});

export const meta = css({ display: 'flex', alignItems: 'center', gap: space[3] });
