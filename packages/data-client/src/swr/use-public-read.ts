'use client';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { AnswerOf } from '../contract/endpoint.ts';
import { throwNetworkError } from '../http/api-error.ts';
import { readAnswer } from '../http/read-answer.ts';
import { useDataContext } from './data-provider.tsx';
import type {
  getAccountUser,
  getCaseStudy,
  getClientSession,
  getFormStamp,
  listAssets,
  listCaseStudies,
  listTechAssets,
} from './public-reads.ts';

interface PublicReads {
  getAccountUser: typeof getAccountUser;
  getCaseStudy: typeof getCaseStudy;
  getClientSession: typeof getClientSession;
  getFormStamp: typeof getFormStamp;
  listAssets: typeof listAssets;
  listCaseStudies: typeof listCaseStudies;
  listTechAssets: typeof listTechAssets;
}
type ReadName = keyof PublicReads;
/** A path with every parameter filled in. */
type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : Path;
type PathOfRead<Name extends ReadName> = Filled<PublicReads[Name]['path']>;

/** Result of a public read. */
export type PublicRead<Name extends ReadName> = SWRResponse<AnswerOf<PublicReads[Name]>, Error>;

async function loadRow<Name extends ReadName>(name: Name): Promise<PublicReads[Name]> {
  const reads: PublicReads = await import('./public-reads.ts').catch(throwNetworkError);
  return reads[name];
}

/**
 * Reads an endpoint of the public pages: `useEndpoint` with a lazily loaded endpoint.
 *
 * @param path the endpoint's path with its query string; null sends no request
 */
export function usePublicRead<Name extends ReadName>(
  name: Name,
  path: PathOfRead<Name> | `${PathOfRead<Name>}?${string}` | null,
  options: Pick<SWRConfiguration, 'shouldRetryOnError'> = {},
): PublicRead<Name> {
  const { freshness, getJson } = useDataContext();
  return useSWR<AnswerOf<PublicReads[Name]>, Error>(
    path,
    async (key: string) => {
      const [row, json] = await Promise.all([loadRow(name), getJson(key)]);
      return readAnswer(row, json, key);
    },
    { revalidateIfStale: path === null || !freshness.isFresh(path), ...options },
  );
}
