import { css, type SerializedStyles } from '@emotion/react';

export const grid = css({ display: 'grid', '& > *': { minInlineSize: 0 } });

/** As many equal columns as fit, none narrower than `minColumn` and none wider than the grid. */
export function columns(minColumn: string, keepColumns: boolean): SerializedStyles {
  const repeat = keepColumns ? 'auto-fill' : 'auto-fit';
  return css({ gridTemplateColumns: `repeat(${repeat}, minmax(min(${minColumn}, 100%), 1fr))` });
}
