'use client';
import type { SWRResponse } from 'swr';
import { type AnswerOf, publicEndpoints } from '../contract/index.ts';
import { useEndpoint } from './use-endpoint.ts';

type Reading<Name extends keyof typeof publicEndpoints> = SWRResponse<
  AnswerOf<(typeof publicEndpoints)[Name]>,
  Error
>;

/** The active technologies. */
export function useTechAssets(): Reading<'listTechAssets'> {
  return useEndpoint(publicEndpoints.listTechAssets, {});
}

/** The published success stories. */
export function useCaseStudies(): Reading<'listCaseStudies'> {
  return useEndpoint(publicEndpoints.listCaseStudies, {});
}

/** The first hundred assets, which is where the navigation finds its logo. Not retried. */
export function useNavigationAssets(): Reading<'listAssets'> {
  return useEndpoint(publicEndpoints.listAssets, { query: { pageSize: 100 } }, { shouldRetryOnError: false });
}

/** The logos, which is where the footer finds its own. */
export function useLogoAssets(): Reading<'listAssets'> {
  return useEndpoint(publicEndpoints.listAssets, { query: { category: 'logo' } });
}
