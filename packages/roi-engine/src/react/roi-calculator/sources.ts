import type { AssumptionFieldsProps } from './assumption-fields.tsx';
import type { ForecastProps } from './forecast.tsx';
import { type Source, sourceOf } from './on-demand.tsx';
import type { RangeChoiceProps } from './range-choice.tsx';
import type { RoiActionsProps } from './roi-actions.tsx';
import type { SensitivityBarsProps } from './sensitivity-bars.tsx';

const loadParts = () => import('./after-result.ts');

/** Preloads the parts shown with a result, so that they are ready with it. */
export function preloadParts(): void {
  // The component that renders the part reports a failed load.
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

/** The chart is larger than everything else together, so it loads only when a visitor opens it. */
export const forecast: Source<ForecastProps> = sourceOf(() => import('./forecast.tsx'));
