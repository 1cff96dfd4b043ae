import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

// Tables with bars. On phones, each row is a separate block.

export const table = css({
  display: 'block',
  inlineSize: '100%',
  '& > tbody': { display: 'block' },
  [media.md]: { display: 'table', '& > tbody': { display: 'table-row-group' } },
});

export const caption = css({
  display: 'block',
  paddingBlockEnd: space[4],
  color: color.textSubtle,
  fontSize: fontSize.sm,
  textAlign: 'start',
  [media.md]: { display: 'table-caption' },
});

export const head = css({ display: 'none', [media.md]: { display: 'table-header-group' } });

export const columnHead = css({
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  color: color.textSubtle,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});

export const figure = css({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
