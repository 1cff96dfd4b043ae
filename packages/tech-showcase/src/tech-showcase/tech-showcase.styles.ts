import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';
import { stageHeight } from './stage-height.styles.ts';

export const showcase = css({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const toolbar = css({ display: 'flex', justifyContent: 'center' });

/** As tall as the modern view with the most rows, in either view. */
export const stage = css(stageHeight, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(var(--stage-height), auto)',
});
