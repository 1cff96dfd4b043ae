/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { color, radius, space } from '@uplift/ui/tokens';
import type { ComponentProps, ReactElement } from 'react';

const note = css({
  padding: space[4],
  background: color.accentSubtle,
  borderInlineStart: `3px solid ${color.accent}`,
  borderRadius: radius.sm,
  '&[data-urgent]': { background: color.warningSubtle, borderColor: color.warning },
});

/** The site's own element, styled with the kit. */
export function Note(props: ComponentProps<'p'>): ReactElement {
  return <p css={note} {...props} />;
}
