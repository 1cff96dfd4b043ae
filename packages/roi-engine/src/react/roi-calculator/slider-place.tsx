import type { ReactElement } from 'react';
import { waiting } from './rough-slider.styles.ts';

/** Where a slider comes to stand. */
export function SliderPlace(): ReactElement {
  return <div css={waiting} />;
}
