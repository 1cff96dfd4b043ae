import { css } from '@emotion/react';
import { color, fontFamily, fontSize, radius, space } from '../tokens/index.ts';

export const gallery = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const specimen = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.textSubtle,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.xs,
  textAlign: 'center',
  '& svg': { color: color.text },
});
