'use client';
import { type PublicRead, usePublicRead } from './use-public-read.ts';

/** Lists the active technologies. */
export function useTechAssets(): PublicRead<'listTechAssets'> {
  return usePublicRead('listTechAssets', '/api/tech-assets');
}

/** Lists the published success stories. */
export function useCaseStudies(): PublicRead<'listCaseStudies'> {
  return usePublicRead('listCaseStudies', '/api/case-studies');
}

/** Returns a published success story with its details; null sends no request. */
export function useCaseStudy(slug: string | null): PublicRead<'getCaseStudy'> {
  return usePublicRead(
    'getCaseStudy',
    slug === null ? null : `/api/case-studies/${encodeURIComponent(slug)}`,
  );
}

/** Lists the first hundred assets, which include the navigation's logo. Not retried. */
export function useNavigationAssets(): PublicRead<'listAssets'> {
  return usePublicRead('listAssets', '/api/assets?pageSize=100', { shouldRetryOnError: false });
}

/** Lists the logos, which include the footer's. */
export function useLogoAssets(): PublicRead<'listAssets'> {
  return usePublicRead('listAssets', '/api/assets?category=logo');
}
