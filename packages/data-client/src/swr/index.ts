export {
  type Revert,
  useOptimisticRows,
  useOptimisticWrite,
  useRefetch,
  useWriteCache,
  useWriteNewRow,
  useWriteRow,
  type WriteCache,
  type WriteOptimistically,
} from './cache-updates.ts';
export { callMutation, createIdempotencyKey, uploadMutation } from './call-mutation.ts';
export {
  useCaseStudies,
  useCaseStudy,
  useLogoAssets,
  useNavigationAssets,
  useTechAssets,
} from './content.ts';
export {
  DataProvider,
  type DataProviderProps,
  type PathKey,
  pathOfKey,
  useDataClient,
} from './data-provider.tsx';
export { type FormStamp, useFormStamp } from './form-stamp.ts';
export { useCreateLead, useRequestReport } from './leads.ts';
export {
  type PasswordChange,
  useChangePassword,
  useEndOtherSessions,
  useEndSession,
  useSessions,
  useSetTimeZone,
} from './own-account.ts';
export {
  type PasswordLink,
  useForgotPassword,
  usePasswordLink,
  useResetPassword,
} from './password.ts';
export {
  FRESH_MS,
  MUTATION_RETRY_DELAY_MS,
  READ_RETRY_DELAY_LIMIT_MS,
  READ_RETRY_DELAY_MS,
  readRetryDelay,
  shouldRetryMutation,
  shouldRetryRead,
} from './retry.ts';
export { type SecondFactor, useSecondFactor } from './second-factor.ts';
export type { SessionKind } from './session-presence.ts';
export {
  type AdminCredentials,
  asksForSecondFactor,
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
export { type EndpointMutationOptions, useEndpointMutation } from './use-endpoint-mutation.ts';
export { useLiveUpdates } from './use-live-updates.ts';
export type { Mutation } from './use-mutation.ts';
export { usePreload } from './use-preload.ts';
export { useReportClientError } from './use-report-client-error.ts';
export { type SignOutOptions, useSignOut } from './use-sign-out.ts';
