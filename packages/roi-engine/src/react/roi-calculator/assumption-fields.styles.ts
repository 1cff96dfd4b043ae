import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const assumptions = css({
  display: 'grid',
  gap: space[5],
  marginBlockStart: space[6],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border}`,
});

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const title = css({ color: color.text, fontSize: fontSize.md, fontWeight: fontWeight.medium });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: space[5],
});
