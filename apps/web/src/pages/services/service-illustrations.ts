import { CrmSalesAutomation } from '../../components/illustrations/crm-sales-automation.tsx';
import type { Illustration } from '../../components/illustrations/ink.tsx';
import { Integrations } from '../../components/illustrations/integrations.tsx';
import { OngoingOptimization } from '../../components/illustrations/ongoing-optimization.tsx';
import { ReportingDashboards } from '../../components/illustrations/reporting-dashboards.tsx';
import { SystemsAudit } from '../../components/illustrations/systems-audit.tsx';
import { WorkflowAutomation } from '../../components/illustrations/workflow-automation.tsx';
import type { ServiceSlug } from '../../content/services.ts';

/** The illustration of each service. */
export const serviceIllustrations = {
  'systems-audit': SystemsAudit,
  'workflow-automation': WorkflowAutomation,
  'crm-sales-automation': CrmSalesAutomation,
  'reporting-dashboards': ReportingDashboards,
  integrations: Integrations,
  'ongoing-optimization': OngoingOptimization,
} satisfies Record<ServiceSlug, Illustration>;
