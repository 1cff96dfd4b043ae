/** The signed-in areas of the site. Every other page is public. */
export type Area = 'client' | 'manager' | 'admin';
