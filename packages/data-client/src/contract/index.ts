export {
  type AnswerOf,
  type BodyOf,
  type Caller,
  defineEndpoint,
  type Endpoint,
  type Method,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type RequestOf,
  type Service,
} from './endpoint.ts';
export {
  AccountUser,
  Asset,
  CaseStudy,
  ClientErrorReport,
  ClientSession,
  Problem,
  TechAsset,
  techAssetCategories,
} from './entities.ts';
export { publicEndpoints } from './public.ts';
