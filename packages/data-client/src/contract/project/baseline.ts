import * as v from 'valibot';
import { RowVersion } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Calculation } from '../visitor/lead-requests.ts';
import { clientParams, projectCall, team } from './common.ts';
import { calendarDay } from './measurements.ts';

/** What a client expected of the work when it was agreed on: what is measured is compared with it. */
export const Baseline = /* @__PURE__ */ v.object({
  /** As the calculator takes it. */
  calculation: Calculation,
  /** US dollars that the calculator expects a year to bring. */
  forecastPerYear: v.number(),
  /** YYYY-MM-DD */
  agreedOn: v.string(),
  /** Counts what the team changed: give it back with a change. */
  version: v.number(),
});
export type Baseline = v.InferOutput<typeof Baseline>;

export const setBaseline = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PUT',
  path: '/api/clients/{clientId}/measurements/baseline',
  summary:
    'Sets what was agreed on with a client, by the inputs of the calculator. Refused with 400 where the calculator would refuse them, with 409 if someone else changed them since that `version`; null where there is no baseline yet.',
  callers: team,
  params: clientParams,
  body: v.object({
    calculation: Calculation,
    agreedOn: calendarDay('Enter the day on which it was agreed on.'),
    version: v.optional(v.nullable(RowVersion), null),
  }),
  answer: Baseline,
});
