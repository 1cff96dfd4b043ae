// Endpoints of the public pages' hooks. Loaded with the first request, because rendered pages make none.
export { listAssets } from '../contract/public/assets.ts';
export { getCaseStudy, listCaseStudies } from '../contract/public/case-studies.ts';
export { getAccountUser, getClientSession } from '../contract/public/session.ts';
export { listTechAssets } from '../contract/public/tech-assets.ts';
export { getFormStamp } from '../contract/visitor/leads.ts';
