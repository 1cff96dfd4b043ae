export { AccountUser } from './account-user.ts';
export { Asset } from './asset.ts';
export { CaseStudy } from './case-study.ts';
export { ClientErrorReport } from './client-error-report.ts';
export { ClientSession } from './client-session.ts';
export { Problem } from './problem.ts';
export { TechAsset, techAssetCategories } from './tech-asset.ts';
