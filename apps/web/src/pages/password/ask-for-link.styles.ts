import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const question = css({ display: 'grid', gap: space[2] });

export const label = css({ fontSize: fontSize.sm, fontWeight: fontWeight.medium });

export const choice = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[1],
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.groundSubtle,
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.md,
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { color: color.text } },
  '&[aria-current]': { borderColor: color.borderStrong, background: color.surface, color: color.text },
  [media.forcedColors]: { '&[aria-current]': { borderColor: 'Highlight' } },
});
