import { type Endpoint, publicEndpoints } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  pending,
  publicSite,
  sampleAdmin,
  sampleClientSession,
  sampleLogoFile,
  sampleManager,
  scenario,
} from '@uplift/data-client/testing';
import type { SitePageProps } from './site-page.tsx';

const file = new Blob([sampleLogoFile], { type: 'image/svg+xml' });

/** Answers every read with a sample, because pages also read what a story isn't about. */
function sampleReads(...areas: Readonly<Record<string, Endpoint>>[]) {
  return areas
    .flatMap((endpoints) => Object.values(endpoints))
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => (endpoint.answer ? scenario(endpoint, 'success') : answer(endpoint, file)));
}

const staffReads = sampleReads(adminEndpoints, managerEndpoints, projectEndpoints);
const clientReads = sampleReads(clientEndpoints, projectEndpoints);

/** Handlers for everything that a page requests. */
export function siteHandlers({
  network = [],
  asAdmin = false,
  asManager = false,
  asClient = false,
}: Partial<SitePageProps>): ReturnType<typeof publicSite> {
  return [
    ...network,
    ...(asAdmin ? [answer(publicEndpoints.getAccountUser, sampleAdmin)] : []),
    ...(asManager ? [answer(publicEndpoints.getAccountUser, sampleManager)] : []),
    ...(asClient ? [answer(publicEndpoints.getClientSession, sampleClientSession)] : []),
    ...publicSite(),
    pending(projectEndpoints.getLive),
    ...(asAdmin || asManager ? staffReads : []),
    ...(asClient ? clientReads : []),
  ];
}
