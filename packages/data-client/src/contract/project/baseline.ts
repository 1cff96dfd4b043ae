import * as v from 'valibot';
import { RowVersion } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Calculation } from '../visitor/lead-requests.ts';
import { clientParams, projectCall, team } from './common.ts';
import { calendarDay } from './measurements.ts';

/** What a client and the team agreed to expect from the work. Measurements are compared with it. */
export const Baseline = /* @__PURE__ */ v.object({
  /** In the calculator's input format. */
  calculation: Calculation,
  /** The calculator's forecast per year in US dollars. */
  forecastPerYear: v.number(),
  /** YYYY-MM-DD */
  agreedOn: v.string(),
  /** Row version, incremented when the team changes the row. Send it with an update. */
  version: v.number(),
});
export type Baseline = v.InferOutput<typeof Baseline>;

export const setBaseline = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PUT',
  path: '/api/clients/{clientId}/measurements/baseline',
  summary:
    "Sets the agreed baseline of a client from the calculator's inputs. Returns 400 if the calculator rejects them, and 409 if `version` is outdated. Omit `version` or send null to create the first baseline.",
  callers: team,
  params: clientParams,
  body: v.object({
    calculation: Calculation,
    agreedOn: calendarDay('Enter the date of the agreement.'),
    version: v.optional(v.nullable(RowVersion), null),
  }),
  answer: Baseline,
});
