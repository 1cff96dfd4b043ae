import type { AssumptionFieldsProps } from './assumption-fields.tsx';
import type { ForecastProps } from './forecast.tsx';
import { type Source, sourceOf } from './on-demand.tsx';
import type { RangeChoiceProps } from './range-choice.tsx';
import type { RoiActionsProps } from './roi-actions.tsx';
import type { RoughSliderProps } from './rough-slider.tsx';
import type { SensitivityBarsProps } from './sensitivity-bars.tsx';
import { SliderPlace } from './slider-place.tsx';

const loadParts = () => import('./after-result.ts');

/** Asks for the parts that a result brings with it, so that they are there when it is. */
export function preloadParts(): void {
  // Whoever shows a part that could not be loaded says so.
  loadParts().catch(() => {});
}

export const rangeChoice: Source<RangeChoiceProps> = sourceOf(() =>
  loadParts().then(({ RangeChoice }) => ({ default: RangeChoice })),
);
export const roiActions: Source<RoiActionsProps> = sourceOf(() =>
  loadParts().then(({ RoiActions }) => ({ default: RoiActions })),
);
export const sensitivityBars: Source<SensitivityBarsProps> = sourceOf(() =>
  loadParts().then(({ SensitivityBars }) => ({ default: SensitivityBars })),
);
export const assumptionFields: Source<AssumptionFieldsProps> = sourceOf(() =>
  loadParts().then(({ AssumptionFields }) => ({ default: AssumptionFields })),
);

/** The chart is larger than all the rest together, and comes only when somebody wants to see it. */
export const forecast: Source<ForecastProps> = sourceOf(() => import('./forecast.tsx'));

/** The fields do without them, so the page does not wait for them, and does not miss them. */
export const roughSlider: Source<RoughSliderProps> = sourceOf(
  () => import('./rough-slider.tsx'),
  SliderPlace,
);
