export { callMutation } from './call-mutation.ts';
export { useCaseStudies, useLogoAssets, useNavigationAssets, useTechAssets } from './content.ts';
export {
  DataProvider,
  type DataProviderProps,
  type PathKey,
  pathOfKey,
  useDataClient,
} from './data-provider.tsx';
export {
  FRESH_MS,
  MUTATION_RETRY_DELAY_MS,
  READ_RETRY_DELAY_LIMIT_MS,
  READ_RETRY_DELAY_MS,
  readRetryDelay,
  shouldRetryMutation,
  shouldRetryRead,
} from './retry.ts';
export {
  type Credentials,
  type SignIn,
  useAdminSignIn,
  useClientSignIn,
  useManagerSignIn,
} from './sign-in.ts';
export {
  type AccountUserState,
  type ClientSessionState,
  type SignInState,
  type SignInStatus,
  useAccountUser,
  useClientSession,
} from './signed-in.ts';
export { useEndpoint } from './use-endpoint.ts';
export { useEndpointMutation } from './use-endpoint-mutation.ts';
export { useReportClientError } from './use-report-client-error.ts';
export { type SignOutOptions, useSignOut } from './use-sign-out.ts';
