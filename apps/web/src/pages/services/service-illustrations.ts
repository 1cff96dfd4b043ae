import type { ServiceSlug } from '../../content/services.ts';
import { CrmSalesAutomation } from '../../illustrations/crm-sales-automation.tsx';
import type { Illustration } from '../../illustrations/ink.tsx';
import { Integrations } from '../../illustrations/integrations.tsx';
import { OngoingOptimization } from '../../illustrations/ongoing-optimization.tsx';
import { ReportingDashboards } from '../../illustrations/reporting-dashboards.tsx';
import { SystemsAudit } from '../../illustrations/systems-audit.tsx';
import { WorkflowAutomation } from '../../illustrations/workflow-automation.tsx';

/** The illustration of each service. */
export const serviceIllustrations = {
  'systems-audit': SystemsAudit,
  'workflow-automation': WorkflowAutomation,
  'crm-sales-automation': CrmSalesAutomation,
  'reporting-dashboards': ReportingDashboards,
  integrations: Integrations,
  'ongoing-optimization': OngoingOptimization,
} satisfies Record<ServiceSlug, Illustration>;
