import type { HttpHandler } from 'msw';
import * as publicEndpoints from '../contract/public/index.ts';
import * as visitorEndpoints from '../contract/visitor/calls.ts';
import { answer, answerWith, fail } from './handlers.ts';
import { sampleLogoAssets, sampleLogoFile } from './samples/assets.ts';
import { sampleCaseStudies, sampleCaseStudyDetail } from './samples/case-studies.ts';
import { sampleTechAssets } from './samples/tech-assets.ts';

/** Responds to every read of the public pages with the samples, for an anonymous visitor. */
export function publicSite(): HttpHandler[] {
  const logo = new Blob([sampleLogoFile], { type: 'image/svg+xml' });
  return [
    answer(publicEndpoints.listTechAssets, { data: [...sampleTechAssets] }),
    answer(publicEndpoints.listCaseStudies, { data: [...sampleCaseStudies] }),
    answerWith(publicEndpoints.getCaseStudy, ({ params: { slug } }) => ({
      ...sampleCaseStudyDetail,
      ...sampleCaseStudies.find((story) => story.slug === slug),
    })),
    answerWith(publicEndpoints.listAssets, ({ query: { category, page = 1, pageSize = 50 } }) => {
      const data = sampleLogoAssets.filter((asset) => category === undefined || asset.category === category);
      return { data: data.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: data.length };
    }),
    answer(publicEndpoints.getAssetFile, logo),
    answer(visitorEndpoints.getFormStamp, { stamp: 'sample-stamp', minSeconds: { audit: 0, report: 0 } }),
    answer(visitorEndpoints.createLead, { id: 'sample-lead' }),
    answer(visitorEndpoints.requestReport, { id: 'sample-lead' }),
    answer(visitorEndpoints.countPageView, { counted: true }),
    answer(publicEndpoints.reportClientError, { id: 'sample-report' }),
    fail(publicEndpoints.getClientSession, 401, 'You’re not signed in.'),
    fail(publicEndpoints.getAccountUser, 401, 'You’re not signed in.'),
  ];
}
