/** What every result must be read with. */
export const ESTIMATE =
  'An estimate to plan with. An audit replaces it with figures measured in your own business.';
