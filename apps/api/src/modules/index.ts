import type { Container } from '../container.ts';
import { agenda } from './agenda/index.ts';
import { apiDocs } from './api-docs/index.ts';
import { apiKeys } from './api-keys/index.ts';
import { assets } from './assets/index.ts';
import { auditLog } from './audit-log/index.ts';
import { caseStudies } from './case-studies/index.ts';
import { clientErrors } from './client-errors/index.ts';
import { clients } from './clients/index.ts';
import { documents } from './documents/index.ts';
import { emailChanges } from './email-changes/index.ts';
import { erasure } from './erasure/index.ts';
import { idempotencyKeys } from './idempotency-keys/index.ts';
import { invitations } from './invitations/index.ts';
import { jobs } from './jobs/index.ts';
import { leads } from './leads/index.ts';
import { live } from './live/index.ts';
import { measurements } from './measurements/index.ts';
import { meetings } from './meetings/index.ts';
import { messages } from './messages/index.ts';
import type { CreateModule, Module } from './module.ts';
import { notes } from './notes/index.ts';
import { notifications } from './notifications/index.ts';
import { openApi } from './openapi/index.ts';
import { outbox } from './outbox/index.ts';
import { overview } from './overview/index.ts';
import { pageViews } from './page-views/index.ts';
import { passwords } from './passwords/index.ts';
import { plan } from './plan/index.ts';
import { createOwnData } from './privacy/index.ts';
import { profiles } from './profiles/index.ts';
import { projects } from './projects/index.ts';
import { reports } from './reports/index.ts';
import { sessions } from './sessions/index.ts';
import { sharedLimits } from './shared-limits/index.ts';
import { signIn } from './sign-in/index.ts';
import { storyConsent } from './story-consent/index.ts';
import { successStories } from './success-stories/index.ts';
import { techAssets } from './tech-assets/index.ts';
import { secondFactor } from './two-factor/index.ts';
import { users } from './users/index.ts';
import { webhooks } from './webhooks/index.ts';

/** All modules but privacy. Each module's index.ts says which endpoints it registers for which service. */
const modules: readonly CreateModule[] = [
  agenda,
  apiDocs,
  apiKeys,
  assets,
  auditLog,
  caseStudies,
  clientErrors,
  clients,
  documents,
  emailChanges,
  erasure,
  idempotencyKeys,
  invitations,
  jobs,
  leads,
  live,
  measurements,
  meetings,
  messages,
  notes,
  notifications,
  openApi,
  outbox,
  overview,
  pageViews,
  passwords,
  plan,
  profiles,
  projects,
  reports,
  secondFactor,
  sessions,
  sharedLimits,
  signIn,
  storyConsent,
  successStories,
  techAssets,
  users,
  webhooks,
];

export function createModules(container: Container): Module[] {
  const created = modules.map((create) => create(container));
  const sections = created.flatMap(({ exportSections = [] }) => exportSections);
  return [...created, createOwnData(container, sections)];
}
