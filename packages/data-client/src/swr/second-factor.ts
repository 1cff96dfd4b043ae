'use client';
import { type SWRResponse, useSWRConfig } from 'swr';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../contract/admin/second-factor.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient } from './data-provider.tsx';
import { useEndpoint } from './use-endpoint.ts';
import { explainFailure, type Mutation, useMutation } from './use-mutation.ts';

type State = AnswerOf<typeof getSecondFactor>;

export interface SecondFactor
  extends Pick<SWRResponse<State, Error>, 'data' | 'error' | 'isLoading' | 'mutate'> {
  /**
   * Creates a secret for an authenticator app. The response stays in this component; `reset()` discards it.
   */
  start: Mutation<AnswerOf<typeof startSecondFactor>, undefined>;
  /** Turns on 2FA with a code from the app. The response's recovery codes are shown only once. */
  confirm: Mutation<AnswerOf<typeof confirmSecondFactor>, BodyOf<typeof confirmSecondFactor>>;
  /** Turns off two-factor authentication with the password. */
  remove: Mutation<State, BodyOf<typeof removeSecondFactor>>;
}

/** Two-factor authentication of the signed-in admin: its state, and how to turn it on and off. */
export function useSecondFactor(): SecondFactor {
  const client = useDataClient();
  const { mutate: mutateCache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useEndpoint(getSecondFactor, {});
  const keep = (state: State) => mutateCache(getSecondFactor.path, state, { revalidate: false });
  return {
    data,
    error,
    isLoading,
    mutate,
    start: useMutation(
      `POST ${startSecondFactor.path}`,
      () => callMutation(client, startSecondFactor, {}),
      (failure) => explainFailure(failure, 'Couldn’t set up two-factor authentication. Try again.'),
    ),
    confirm: useMutation(
      `POST ${confirmSecondFactor.path}`,
      async (body) => {
        const answer = await callMutation(client, confirmSecondFactor, { body });
        await keep({ enabled: true, recoveryCodesLeft: answer.recoveryCodes.length });
        return answer;
      },
      (failure) => explainFailure(failure, 'Couldn’t turn on two-factor authentication. Try again.'),
    ),
    remove: useMutation(
      `POST ${removeSecondFactor.path}`,
      async (body) => {
        const state = await callMutation(client, removeSecondFactor, { body });
        await keep(state);
        return state;
      },
      (failure) => explainFailure(failure, 'Couldn’t turn off two-factor authentication. Try again.'),
    ),
  };
}
