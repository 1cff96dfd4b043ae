export {
  ApiError,
  type ApiErrorDetails,
  MalformedAnswerError,
  NetworkError,
  readRetryAfter,
} from './api-error.ts';
export {
  type CallOptions,
  createDataClient,
  type DataClient,
  type DataClientOptions,
} from './data-client.ts';
export { explainError } from './explain-error.ts';
export { isLocalhost, type ServiceOrigins, serviceOfPath } from './service-origins.ts';
