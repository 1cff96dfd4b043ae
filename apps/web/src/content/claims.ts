/** The brand's claims across all clients. Figures of published stories are separate and show their number. */
export const claims = [
  {
    value: '200+',
    label: 'businesses transformed',
    caption: 'Businesses with a finished audit or build since 2017',
  },
  {
    value: '340%',
    label: 'average ROI',
    caption: 'First twelve months, value less fees, divided by fees',
  },
  {
    value: '$47K+',
    label: 'average revenue increase',
    caption: 'First twelve months, against the twelve before',
  },
  {
    value: '12hrs',
    label: 'weekly time savings',
    caption: 'Average client, measured on day 90',
  },
] as const;
