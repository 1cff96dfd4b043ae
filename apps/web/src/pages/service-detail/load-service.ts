import type { Illustration } from '../../components/illustrations/ink.tsx';
import type { Service, ServiceSlug } from '../../content/services.ts';

/** The content and the illustration of one service. */
export interface ServiceMaterial {
  service: Service;
  Illustration: Illustration;
}

/** Separate chunks for each service, so that a page doesn't load the texts and drawings of the others. */
const loaders = {
  'systems-audit': () =>
    Promise.all([
      import('../../content/services/systems-audit.ts'),
      import('../../components/illustrations/systems-audit.tsx').then((module) => module.SystemsAudit),
    ]),
  'workflow-automation': () =>
    Promise.all([
      import('../../content/services/workflow-automation.ts'),
      import('../../components/illustrations/workflow-automation.tsx').then(
        (module) => module.WorkflowAutomation,
      ),
    ]),
  'crm-sales-automation': () =>
    Promise.all([
      import('../../content/services/crm-sales-automation.ts'),
      import('../../components/illustrations/crm-sales-automation.tsx').then(
        (module) => module.CrmSalesAutomation,
      ),
    ]),
  'reporting-dashboards': () =>
    Promise.all([
      import('../../content/services/reporting-dashboards.ts'),
      import('../../components/illustrations/reporting-dashboards.tsx').then(
        (module) => module.ReportingDashboards,
      ),
    ]),
  integrations: () =>
    Promise.all([
      import('../../content/services/integrations.ts'),
      import('../../components/illustrations/integrations.tsx').then((module) => module.Integrations),
    ]),
  'ongoing-optimization': () =>
    Promise.all([
      import('../../content/services/ongoing-optimization.ts'),
      import('../../components/illustrations/ongoing-optimization.tsx').then(
        (module) => module.OngoingOptimization,
      ),
    ]),
} satisfies Record<ServiceSlug, () => Promise<[{ service: Service }, Illustration]>>;

const loaded = new Map<ServiceSlug, Promise<ServiceMaterial>>();

async function load(slug: ServiceSlug): Promise<ServiceMaterial> {
  const [{ service }, Illustration] = await loaders[slug]();
  return { service, Illustration };
}

/**
 * Loads the content of a service. Returns the same promise on every call, because `use` needs a stable one. A
 * failed load is retried by the next call.
 */
export function loadService(slug: ServiceSlug): Promise<ServiceMaterial> {
  const known = loaded.get(slug);
  if (known) return known;
  const material = load(slug);
  loaded.set(slug, material);
  material.catch(() => loaded.delete(slug));
  return material;
}
