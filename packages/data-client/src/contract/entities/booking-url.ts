import * as v from 'valibot';

function namesNobody(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}

/** Where clients book a meeting with their manager. */
export const BookingUrl = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.url('Enter a whole address, such as https://cal.example/maya.'),
  v.startsWith('https://', 'The address has to begin with https://.'),
  v.maxLength(500, 'An address has at most 500 characters.'),
  // A way to look like the address of somebody else.
  v.check(namesNobody, 'Leave the name and the password before the @ out of the address.'),
);
