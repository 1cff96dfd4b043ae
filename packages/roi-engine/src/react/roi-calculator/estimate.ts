/** Disclaimer for every result. */
export const ESTIMATE =
  'An estimate to plan with. An audit replaces it with figures measured in your own business.';
