'use client';
import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from 'swr/mutation';
import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient } from './data-provider.tsx';

/** A mutation of the contract; `trigger` takes its request. The response isn't cached automatically. */
export function useEndpointMutation<Row extends Endpoint>(
  endpoint: Row,
  options: SWRMutationConfiguration<AnswerOf<Row>, Error, string, RequestOf<Row>> = {},
): SWRMutationResponse<AnswerOf<Row>, Error, string, RequestOf<Row>> {
  const client = useDataClient();
  return useSWRMutation<AnswerOf<Row>, Error, string, RequestOf<Row>>(
    `${endpoint.method} ${endpoint.path}`,
    (_key, { arg }) => callMutation(client, endpoint, arg),
    options,
  );
}
