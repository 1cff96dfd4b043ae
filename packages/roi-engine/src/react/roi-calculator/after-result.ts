// What a result brings with it. It is one file for those who load it, and comes while the result is calculated.
export { AssumptionFields } from './assumption-fields.tsx';
export { RangeChoice } from './range-choice.tsx';
export { RoiActions } from './roi-actions.tsx';
export { SensitivityBars } from './sensitivity-bars.tsx';
