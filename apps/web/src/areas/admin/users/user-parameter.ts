/** The parameter of the address that says which user stands open beside the list. */
export const userParameter = 'user';
