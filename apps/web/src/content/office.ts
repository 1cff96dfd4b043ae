/** Office hours and address. Separate from the brand, because no page needs them to start. */
export const office = {
  hours: 'Monday to Friday, 8:30\u00a0am to 5:30\u00a0pm Eastern',
  street: '480 East Long Street, Suite\u00a0300',
  city: 'Columbus',
  region: 'OH',
  postalCode: '43215',
  country: 'US',
} as const;
