import type { CompanySize } from '@uplift/data-client/contract/visitor';

/** The label of the buttons that lead to the audit form. */
export const auditInShort = [
  'A systems audit: one week, six hours of your team’s time',
  'Five jobs followed from first call to paid invoice',
  'A list of savings, each with hours, price and date',
  '$1,900, credited if you order a build within 30 days',
] as const;

/** The labels of company sizes. */
export const companySizeLabels = {
  '1-4': '1 to 4',
  '5-9': '5 to 9',
  '10-24': '10 to 24',
  '25-49': '25 to 49',
  '50-99': '50 to 99',
  '100+': '100 or more',
} as const satisfies Record<CompanySize, string>;
