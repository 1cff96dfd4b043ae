import type { ResourcePiece, ResourceSlug } from '../resources.ts';
import { piece as baselineSheet } from './baseline-sheet.ts';
import { piece as beforeSomeoneLeaves } from './before-somebody-leaves.ts';
import { piece as beforeYouBuy } from './before-you-buy.ts';
import { piece as beforeYouSwitch } from './before-you-switch.ts';
import { piece as businessCase } from './business-case.ts';
import { piece as findTenHours } from './find-ten-hours.ts';
import { piece as jobDoneToPaid } from './job-done-to-paid.ts';
import { piece as onePageProcedure } from './one-page-procedure.ts';
import { piece as riskRegister } from './risk-register.ts';
import { piece as settingConnectorOrCode } from './setting-connector-or-code.ts';
import { piece as whatToAutomateFirst } from './what-to-automate-first.ts';
import { piece as yourDataElsewhere } from './your-data-elsewhere.ts';

/** All resources with their texts. The browser loads them one at a time with `loadPiece`. */
export const pieces: Readonly<Record<ResourceSlug, ResourcePiece>> = {
  'find-ten-hours': findTenHours,
  'what-to-automate-first': whatToAutomateFirst,
  'baseline-sheet': baselineSheet,
  'one-page-procedure': onePageProcedure,
  'before-you-buy': beforeYouBuy,
  'business-case': businessCase,
  'setting-connector-or-code': settingConnectorOrCode,
  'your-data-elsewhere': yourDataElsewhere,
  'risk-register': riskRegister,
  'job-done-to-paid': jobDoneToPaid,
  'before-you-switch': beforeYouSwitch,
  'before-somebody-leaves': beforeSomeoneLeaves,
};
