import type { ReactElement } from 'react';
import { waiting } from './rough-slider.styles.ts';

/** Placeholder for a slider. */
export function SliderPlace(): ReactElement {
  return <div css={waiting} />;
}
