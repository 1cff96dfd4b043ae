import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** Whether a client lets its figures be told as a success story. `withdrawn` is also what declining leads to. */
export const consentStates = ['none', 'asked', 'given', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

const moment = v.string();

export const StoryConsent = /* @__PURE__ */ v.object({
  state: v.picklist(consentStates),
  /** Who of the consultancy asked last, and when; null before. */
  asked: v.nullable(v.object({ by: v.string(), at: moment })),
  /** Who of the client answered last, and when; null before. */
  answered: v.nullable(v.object({ by: v.string(), at: moment })),
});
export type StoryConsent = v.InferOutput<typeof StoryConsent>;

const path = '/api/clients/{clientId}/measurements/story-consent';

export const getStoryConsent = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path,
  summary: 'Whether a client lets its figures be told as a success story, and who recorded that.',
  callers: everybody,
  params: clientParams,
  answer: StoryConsent,
});

export const askForStoryConsent = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path,
  summary:
    'Asks a client for it: the question stands on its results page. Refused with 409 where it was asked already, or given.',
  callers: team,
  params: clientParams,
  answer: StoryConsent,
});

export const answerStoryConsent = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PUT',
  path,
  summary:
    'Gives consent, or declines or withdraws it, which takes a story of the client off the site at once. Refused with 409 where nobody asked.',
  callers: ['client'],
  params: clientParams,
  body: v.object({ given: v.boolean('Say whether you agree.') }),
  answer: StoryConsent,
});
