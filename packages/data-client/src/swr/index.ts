export {
  DataProvider,
  type DataProviderProps,
  type PathKey,
  pathOfKey,
  useDataClient,
} from './data-provider.tsx';
export { useCaseStudies, useLogoAssets, useNavigationAssets, useTechAssets } from './hooks.ts';
export {
  FRESH_MS,
  MUTATION_RETRY_DELAY_MS,
  READ_RETRY_DELAY_LIMIT_MS,
  READ_RETRY_DELAY_MS,
  readRetryDelay,
  shouldRetryMutation,
  shouldRetryRead,
} from './retry.ts';
export { callMutation, useEndpoint, useEndpointMutation } from './use-endpoint.ts';
