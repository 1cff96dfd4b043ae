import * as v from 'valibot';

function hasNoCredentials(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}

/** The URL where clients book a meeting with their manager. */
export const BookingUrl = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('https://', 'The URL must start with https://.'),
  v.url('Enter a full URL, such as https://cal.example/maya.'),
  v.maxLength(500, 'An address has at most 500 characters.'),
  // Credentials in a URL can make it look like another site's URL.
  v.check(hasNoCredentials, 'Remove the username and password from the URL.'),
);
