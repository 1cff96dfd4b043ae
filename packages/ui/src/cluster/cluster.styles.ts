import { css, type SerializedStyles } from '@emotion/react';

export type ClusterAlign = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
export type ClusterJustify = 'start' | 'center' | 'end' | 'between';

export const cluster = css({ display: 'flex', flexWrap: 'wrap' });

export const aligns = {
  start: css({ alignItems: 'flex-start' }),
  center: css({ alignItems: 'center' }),
  end: css({ alignItems: 'flex-end' }),
  baseline: css({ alignItems: 'baseline' }),
  stretch: css({ alignItems: 'stretch' }),
} satisfies Record<ClusterAlign, SerializedStyles>;

export const justifies = {
  start: css({ justifyContent: 'flex-start' }),
  center: css({ justifyContent: 'center' }),
  end: css({ justifyContent: 'flex-end' }),
  between: css({ justifyContent: 'space-between' }),
} satisfies Record<ClusterJustify, SerializedStyles>;
