import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { answerUnchecked, fail, pending } from './handlers.ts';
import { emptyAnswer, sampleAnswer } from './sample-answers.ts';

/** The states of a call that a screen can show. */
export const scenarios = ['success', 'loading', 'empty', 'error', 'slow', 'malformed'] as const;
export type Scenario = (typeof scenarios)[number];

export interface ScenarioOptions<Row extends Endpoint> {
  /** The successful response. @default samples, or a value generated from the endpoint's schema */
  answer?: AnswerOf<Row>;
  /** Delay of the slow response in milliseconds. @default 2000 */
  delay?: number;
}

const nonsense = [{ data: 'soon' }, 'soon', null];

/**
 * Puts a call into a state: a sample response (`success`), no response (`loading`), an empty response
 * (`empty`), a delayed response (`slow`), a 503 (`error`), or a response outside the contract (`malformed`).
 *
 * @param endpoint an endpoint, such as `publicEndpoints.listTechAssets`
 * @throws TypeError when the endpoint has no such state: its response has no list, or is not JSON
 */
export function scenario<Row extends Endpoint>(
  endpoint: Row,
  state: Scenario,
  { answer, delay = 2_000 }: ScenarioOptions<Row> = {},
): HttpHandler {
  const { method, path, answer: schema } = endpoint;
  const whole = () => answer ?? sampleAnswer(endpoint);
  switch (state) {
    case 'success':
      return answerUnchecked(endpoint, whole());
    case 'slow':
      return answerUnchecked(endpoint, whole(), { delay });
    case 'loading':
      return pending(endpoint);
    case 'error':
      return fail(endpoint, 503, 'This is not available right now. Try again in a minute.');
    case 'empty': {
      const empty = emptyAnswer(whole());
      if (!empty) throw new TypeError(`What ${method} ${path} answers has no list, so it is never empty.`);
      return answerUnchecked(endpoint, empty);
    }
    case 'malformed': {
      const refused = nonsense.find((value) => schema && !v.is(schema, value));
      if (refused === undefined)
        throw new TypeError(`Whatever ${method} ${path} answers is as it should be.`);
      return answerUnchecked(endpoint, refused);
    }
  }
}
