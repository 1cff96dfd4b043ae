import { css } from '@emotion/react';
import { color, fontFamily, fontWeight, radius } from '../foundations/tokens/index.ts';

export const kbd = css({
  display: 'inline-block',
  minInlineSize: '1.6em',
  paddingInline: '0.4em',
  border: `1px solid ${color.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: radius.sm,
  background: color.groundSubtle,
  color: color.textMuted,
  fontFamily: fontFamily.text,
  fontSize: '0.8125em',
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
