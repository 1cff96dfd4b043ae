const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The number of months and its unit: `2.4` and `months`. */
export function formatMonths(months: number): [figure: string, unit: string] {
  return [oneDecimal.format(months), months === 1 ? 'month' : 'months'];
}
