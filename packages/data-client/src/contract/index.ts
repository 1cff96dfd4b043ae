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
export { newPasswordLength, withAsciiDomain } from './entities/credentials.ts';
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
/** Endpoints of the public site. A namespace, so a bundle contains only the endpoints it uses. */
export * as publicEndpoints from './public/index.ts';
