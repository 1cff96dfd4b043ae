/** What visitors of the site send: forms and counts. A namespace, so that a bundle holds only those rows that it names. */
export * as visitorEndpoints from './calls.ts';
export {
  Calculation,
  type CompanySize,
  companySizes,
  LeadRequest,
  ReportRequest,
} from './lead-requests.ts';
