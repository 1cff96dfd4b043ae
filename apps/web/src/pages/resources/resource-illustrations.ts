import type { ResourceSlug } from '../../content/resources.ts';
import { Checklist } from '../../illustrations/checklist.tsx';
import { DaysToPaid } from '../../illustrations/days-to-paid.tsx';
import { Guide } from '../../illustrations/guide.tsx';
import type { Illustration } from '../../illustrations/ink.tsx';
import { KeyHandedOver } from '../../illustrations/key-handed-over.tsx';
import { LockedCloud } from '../../illustrations/locked-cloud.tsx';
import { Procedure } from '../../illustrations/procedure.tsx';
import { RankedTasks } from '../../illustrations/ranked-tasks.tsx';
import { RiskGrid } from '../../illustrations/risk-grid.tsx';
import { Sheet } from '../../illustrations/sheet.tsx';
import { SwitchOver } from '../../illustrations/switch-over.tsx';
import { ThreeLinks } from '../../illustrations/three-links.tsx';
import { ThreeScenarios } from '../../illustrations/three-scenarios.tsx';

/** The drawing on the card of each resource. */
export const illustrations = {
  'find-ten-hours': Guide,
  'what-to-automate-first': RankedTasks,
  'baseline-sheet': Sheet,
  'one-page-procedure': Procedure,
  'before-you-buy': Checklist,
  'business-case': ThreeScenarios,
  'setting-connector-or-code': ThreeLinks,
  'your-data-elsewhere': LockedCloud,
  'risk-register': RiskGrid,
  'job-done-to-paid': DaysToPaid,
  'before-you-switch': SwitchOver,
  'before-somebody-leaves': KeyHandedOver,
} satisfies Record<ResourceSlug, Illustration>;
