import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';

export const named = css({
  '--tech-icon-size': '1.75rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
});

/** Two fields per row if they fit. */
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space[5],
  alignItems: 'start',
});

export const preview = css({ '--showcase-height': '24rem', borderRadius: radius.lg });

export const modernPreview = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  padding: space[3],
});

export const order = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  overflow: 'clip',
});

export const orderItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '&[data-dragging="true"]': { position: 'relative', zIndex: 1, background: color.surfaceRaised },
});

export const place = css({ minInlineSize: '2ch', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** The category is below the name on phones, where both don't fit next to each other. */
export const orderText = css({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minInlineSize: 0,
  [media.md]: { flexDirection: 'row', alignItems: 'baseline', gap: space[3] },
});

export const orderName = css({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

/** The line number takes no more room than it needs. */
export const line = css({ inlineSize: '1%' });

export const handle = css({ touchAction: 'none', cursor: 'grab' });
