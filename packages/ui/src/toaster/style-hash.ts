/**
 * The hash of the style element that sonner, the library behind the toaster, adds to the page when it loads.
 * If a site's Content-Security-Policy allows style elements by hash only, add this to `style-src`, together
 * with the hash of the empty element that Emotion fills (sonner's is also empty for a moment). It changes
 * only with sonner.
 */
export const TOASTER_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
