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
  type UploadOptions,
} from './data-client.ts';
export { explainError } from './explain-error.ts';
export type { UploadFiles, UploadProgress, UploadRequest } from './send-upload.ts';
export { isLocalhost, type ServiceOrigins, serviceOfPath } from './service-origins.ts';
