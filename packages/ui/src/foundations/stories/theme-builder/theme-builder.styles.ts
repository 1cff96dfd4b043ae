import { css } from '@emotion/react';
import { color, media, radius, space } from '../../tokens/index.ts';

export const builder = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  [media.lg]: { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'start' },
});

export const options = css({ [media.lg]: { position: 'sticky', insetBlockStart: space[4] } });

export const colorRow = css({ display: 'flex', gap: space[2] });

export const well = css({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: space[1],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  cursor: 'pointer',
});

export const results = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const preview = css({
  padding: 'clamp(1rem, 3vw, 2.5rem)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});

export const exportHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[3],
});

export const code = css({ '& pre': { maxBlockSize: '24rem', overflow: 'auto' } });
