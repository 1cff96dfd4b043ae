// Parts shown with a result, in one chunk that loads while the result is calculated.
export { AssumptionFields } from './assumption-fields.tsx';
export { RangeChoice } from './range-choice.tsx';
export { RoiActions } from './roi-actions.tsx';
export { SensitivityBars } from './sensitivity-bars.tsx';
