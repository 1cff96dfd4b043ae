export * from './roi-calculator/index.ts';
export type { FormattedLimits, RoiCalculatorMessages } from './roi-calculator.messages.ts';
export * from './use-roi-calculator/index.ts';
export type { RoiLabel, RoiOwnMessages } from './use-roi-messages.ts';
