'use client';
import { type PublicRead, usePublicRead } from './use-public-read.ts';

/** The active technologies. */
export function useTechAssets(): PublicRead<'listTechAssets'> {
  return usePublicRead('listTechAssets', '/api/tech-assets');
}

/** The published success stories. */
export function useCaseStudies(): PublicRead<'listCaseStudies'> {
  return usePublicRead('listCaseStudies', '/api/case-studies');
}

/** A published story, whole; null asks nothing. */
export function useCaseStudy(slug: string | null): PublicRead<'getCaseStudy'> {
  return usePublicRead(
    'getCaseStudy',
    slug === null ? null : `/api/case-studies/${encodeURIComponent(slug)}`,
  );
}

/** The first hundred assets, which is where the navigation finds its logo. Not retried. */
export function useNavigationAssets(): PublicRead<'listAssets'> {
  return usePublicRead('listAssets', '/api/assets?pageSize=100', { shouldRetryOnError: false });
}

/** The logos, which is where the footer finds its own. */
export function useLogoAssets(): PublicRead<'listAssets'> {
  return usePublicRead('listAssets', '/api/assets?category=logo');
}
