export { LIST_PAGE_LIMIT, LIST_SEARCH_LENGTH } from './admin/list-query.ts';
export { beginningOf } from './beginning-of.ts';
export {
  type AnswerOf,
  type BodyOf,
  type Caller,
  defineEndpoint,
  type Endpoint,
  type FileRule,
  type Method,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type RequestOf,
  type Service,
  type UploadEndpoint,
} from './endpoint.ts';
export {
  AccountUser,
  Asset,
  CaseStudy,
  CaseStudyDetail,
  ClientErrorReport,
  ClientSession,
  type ImageWidth,
  imageWidths,
  type PasswordLinkKind,
  Problem,
  passwordLinkKinds,
  SessionInfo,
  TechAsset,
  techAssetCategories,
} from './entities/index.ts';
export { isDay } from './is-day.ts';
export { isTimeZone } from './is-time-zone.ts';
export { withoutDirectionOverrides } from './line-of-text.ts';
/** The calls that the public site makes. A namespace, so that a bundle holds only those rows that it names. */
export * as publicEndpoints from './public/index.ts';
