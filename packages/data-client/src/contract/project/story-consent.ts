import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** Whether a client consents to a success story with its figures. Declining also leads to `withdrawn`. */
export const consentStates = ['none', 'asked', 'given', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

const moment = v.string();

export const StoryConsent = /* @__PURE__ */ v.object({
  state: v.picklist(consentStates),
  /** The team member who last asked, and when. Null: never asked. */
  asked: v.nullable(v.object({ by: v.string(), at: moment })),
  /** The person at the client who last answered, and when. Null: never answered. */
  answered: v.nullable(v.object({ by: v.string(), at: moment })),
});
export type StoryConsent = v.InferOutput<typeof StoryConsent>;

const path = '/api/clients/{clientId}/measurements/story-consent';

export const getStoryConsent = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path,
  summary: 'Retrieves whether a client consents to a success story with its figures, and who recorded that.',
  callers: everybody,
  params: clientParams,
  answer: StoryConsent,
});

export const askForStoryConsent = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path,
  summary:
    "Asks a client for consent to a success story. The question appears on the client's results page. Returns 409 if consent was already requested or given.",
  callers: team,
  params: clientParams,
  answer: StoryConsent,
});

export const answerStoryConsent = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PUT',
  path,
  summary:
    "Gives, declines, or withdraws consent to a success story. Declining or withdrawing takes the client's story off the site immediately. Returns 409 if consent wasn't requested.",
  callers: ['client'],
  params: clientParams,
  body: v.object({ given: v.boolean('Choose true or false.') }),
  answer: StoryConsent,
});
