'use client';
import type { SWRResponse } from 'swr';
import type { AnswerOf } from '../contract/endpoint.ts';
import { listAssets, listCaseStudies, listTechAssets } from '../contract/public/content.ts';
import { useEndpoint } from './use-endpoint.ts';

/** The active technologies. */
export function useTechAssets(): SWRResponse<AnswerOf<typeof listTechAssets>, Error> {
  return useEndpoint(listTechAssets, {});
}

/** The published success stories. */
export function useCaseStudies(): SWRResponse<AnswerOf<typeof listCaseStudies>, Error> {
  return useEndpoint(listCaseStudies, {});
}

/** The first hundred assets, which is where the navigation finds its logo. Not retried. */
export function useNavigationAssets(): SWRResponse<AnswerOf<typeof listAssets>, Error> {
  return useEndpoint(listAssets, { query: { pageSize: 100 } }, { shouldRetryOnError: false });
}

/** The logos, which is where the footer finds its own. */
export function useLogoAssets(): SWRResponse<AnswerOf<typeof listAssets>, Error> {
  return useEndpoint(listAssets, { query: { category: 'logo' } });
}
