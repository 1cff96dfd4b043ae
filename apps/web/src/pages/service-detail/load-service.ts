import type { Service, ServiceSlug } from '../../content/services.ts';

/** One chunk for each service, so that its page brings no other's text. */
const loaders = {
  'systems-audit': () => import('../../content/services/systems-audit.ts'),
  'workflow-automation': () => import('../../content/services/workflow-automation.ts'),
  'crm-sales-automation': () => import('../../content/services/crm-sales-automation.ts'),
  'reporting-dashboards': () => import('../../content/services/reporting-dashboards.ts'),
  integrations: () => import('../../content/services/integrations.ts'),
  'ongoing-optimization': () => import('../../content/services/ongoing-optimization.ts'),
} satisfies Record<ServiceSlug, () => Promise<{ service: Service }>>;

const loaded = new Map<ServiceSlug, Promise<Service>>();

/** The text of a service. The same promise each time, as `use` wants it; a failed one is tried again. */
export function loadService(slug: ServiceSlug): Promise<Service> {
  const known = loaded.get(slug);
  if (known) return known;
  const service = loaders[slug]().then((module) => module.service);
  loaded.set(slug, service);
  service.catch(() => loaded.delete(slug));
  return service;
}
