/** The button of the navigation that leads to the audit form. */
export const BOOK_AUDIT = 'Book Audit';

/** The button below an offer. */
export const BOOK_YOUR_AUDIT = 'Book your audit';

/** The title and the button of the audit form. */
export const BOOK_AN_AUDIT = 'Book an audit';
