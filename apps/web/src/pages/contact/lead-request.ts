import type { BodyOf } from '@uplift/data-client';
import { companySizes, type visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { fromSearchParams } from '@uplift/roi-engine';
import type { ReadControl } from '../../areas/shared/forms/use-form.ts';
import type { LeadControl } from './lead-controls.ts';

type LeadRequest = BodyOf<(typeof visitorEndpoints)['createLead']>;

/** The calculation carried by the form, if it is complete. */
function calculationIn(figures: string): Pick<LeadRequest, 'calculation'> {
  if (figures === '') return {};
  const { input, assumptions } = fromSearchParams(figures);
  const { currentRevenue, totalHeadCount, busyWorkEmployees, hoursPerWeek, hourlyRate } = input;
  return currentRevenue && totalHeadCount && busyWorkEmployees && hoursPerWeek && hourlyRate
    ? {
        calculation: {
          input: { currentRevenue, totalHeadCount, busyWorkEmployees, hoursPerWeek, hourlyRate },
          assumptions: { ...assumptions },
        },
      }
    : {};
}

/** Builds the API request from the form's values. */
export function leadRequestOf(read: ReadControl<LeadControl>, stamp: string): LeadRequest {
  const size = read('companySize');
  return {
    name: read('name'),
    email: read('email'),
    company: read('company'),
    companySize: companySizes.find((one) => one === size) ?? companySizes[0],
    website: read('website'),
    timeSink: read('timeSink'),
    message: read('message'),
    preferredTimes: read('preferredTimes'),
    stamp,
    faxNumber: read('faxNumber'),
    ...calculationIn(read('calculation')),
  };
}
