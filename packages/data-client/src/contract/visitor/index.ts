/** Endpoints for site visitors: forms and page views. A namespace, so bundles contain only what they use. */
export * as visitorEndpoints from './calls.ts';
export {
  Calculation,
  type CompanySize,
  companySizes,
  isInDollars,
  LeadRequest,
  ReportRequest,
  VisitorCalculation,
} from './lead-requests.ts';
