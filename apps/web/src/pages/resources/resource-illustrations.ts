import { Checklist } from '../../components/illustrations/checklist.tsx';
import { DaysToPaid } from '../../components/illustrations/days-to-paid.tsx';
import { Guide } from '../../components/illustrations/guide.tsx';
import type { Illustration } from '../../components/illustrations/ink.tsx';
import { KeyHandedOver } from '../../components/illustrations/key-handed-over.tsx';
import { LockedCloud } from '../../components/illustrations/locked-cloud.tsx';
import { Procedure } from '../../components/illustrations/procedure.tsx';
import { RankedTasks } from '../../components/illustrations/ranked-tasks.tsx';
import { RiskGrid } from '../../components/illustrations/risk-grid.tsx';
import { Sheet } from '../../components/illustrations/sheet.tsx';
import { SwitchOver } from '../../components/illustrations/switch-over.tsx';
import { ThreeLinks } from '../../components/illustrations/three-links.tsx';
import { ThreeScenarios } from '../../components/illustrations/three-scenarios.tsx';
import type { ResourceSlug } from '../../content/resources.ts';

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
