import { css, type SerializedStyles } from '@emotion/react';

export type StackAlign = 'start' | 'center' | 'end' | 'stretch';

export const stack = css({ display: 'flex', flexDirection: 'column', '& > *': { minInlineSize: 0 } });

export const aligns = {
  start: css({ alignItems: 'flex-start' }),
  center: css({ alignItems: 'center' }),
  end: css({ alignItems: 'flex-end' }),
  stretch: css({ alignItems: 'stretch' }),
} satisfies Record<StackAlign, SerializedStyles>;
