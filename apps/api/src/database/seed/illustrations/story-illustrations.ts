import { drawDentalRecall } from './dental-recall.ts';
import { drawFreightTracking } from './freight-tracking.ts';
import { drawLawIntake } from './law-intake.ts';
import { drawMerchantOnboarding } from './merchant-onboarding.ts';
import { drawMonthEnd } from './month-end.ts';
import { drawPropertyMaintenance } from './property-maintenance.ts';
import { drawSameDayDispatch } from './same-day-dispatch.ts';
import { drawShopQuoting } from './shop-quoting.ts';
import { drawShopReturns } from './shop-returns.ts';

/** Draws the illustration of a success story, by the story's slug. */
export const storyIllustrations: ReadonlyMap<string, () => string> = new Map([
  ['dental-group-recall', drawDentalRecall],
  ['hvac-same-day-dispatch', drawSameDayDispatch],
  ['outdoor-shop-returns', drawShopReturns],
  ['payments-startup-onboarding', drawMerchantOnboarding],
  ['law-firm-intake', drawLawIntake],
  ['freight-broker-tracking', drawFreightTracking],
  ['property-manager-maintenance', drawPropertyMaintenance],
  ['machine-shop-quoting', drawShopQuoting],
  ['accounting-firm-month-end', drawMonthEnd],
]);
