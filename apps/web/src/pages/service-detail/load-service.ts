import type { Service, ServiceSlug } from '../../content/services.ts';
import type { Illustration } from '../../illustrations/ink.tsx';

/** What the page of a service shows of that service alone. */
export interface ServiceMaterial {
  service: Service;
  Illustration: Illustration;
}

/** One pair of chunks for each service, so that its page brings no other's text and drawing. */
const loaders = {
  'systems-audit': () =>
    Promise.all([
      import('../../content/services/systems-audit.ts'),
      import('../../illustrations/systems-audit.tsx').then((module) => module.SystemsAudit),
    ]),
  'workflow-automation': () =>
    Promise.all([
      import('../../content/services/workflow-automation.ts'),
      import('../../illustrations/workflow-automation.tsx').then((module) => module.WorkflowAutomation),
    ]),
  'crm-sales-automation': () =>
    Promise.all([
      import('../../content/services/crm-sales-automation.ts'),
      import('../../illustrations/crm-sales-automation.tsx').then((module) => module.CrmSalesAutomation),
    ]),
  'reporting-dashboards': () =>
    Promise.all([
      import('../../content/services/reporting-dashboards.ts'),
      import('../../illustrations/reporting-dashboards.tsx').then((module) => module.ReportingDashboards),
    ]),
  integrations: () =>
    Promise.all([
      import('../../content/services/integrations.ts'),
      import('../../illustrations/integrations.tsx').then((module) => module.Integrations),
    ]),
  'ongoing-optimization': () =>
    Promise.all([
      import('../../content/services/ongoing-optimization.ts'),
      import('../../illustrations/ongoing-optimization.tsx').then((module) => module.OngoingOptimization),
    ]),
} satisfies Record<ServiceSlug, () => Promise<[{ service: Service }, Illustration]>>;

const loaded = new Map<ServiceSlug, Promise<ServiceMaterial>>();

async function load(slug: ServiceSlug): Promise<ServiceMaterial> {
  const [{ service }, Illustration] = await loaders[slug]();
  return { service, Illustration };
}

/** The material of a service. The same promise each time, as `use` wants it; a failed one is tried again. */
export function loadService(slug: ServiceSlug): Promise<ServiceMaterial> {
  const known = loaded.get(slug);
  if (known) return known;
  const material = load(slug);
  loaded.set(slug, material);
  material.catch(() => loaded.delete(slug));
  return material;
}
