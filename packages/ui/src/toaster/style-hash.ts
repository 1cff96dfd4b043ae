/**
 * The hash of the style element that sonner, on which the toaster is built, adds to the page when it is loaded. A site
 * whose content security policy allows style elements by hash only names it in `style-src`, beside that of the empty
 * one which Emotion fills (sonner's is empty for a moment, too). It changes only with sonner.
 */
export const TOASTER_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
