/** A U whose arms are cut along one rising line. */
const LIFT = 'M12 17.3 19 14.6V27a5 5 0 0 0 10 0V10.7l7-2.7v19a12 12 0 0 1-24 0Z';

/** The navigation logo: the mark on a tile of the accent color. */
export const navigationLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none">' +
  '<defs><linearGradient id="tile" x1="8" y1="2" x2="40" y2="48" gradientUnits="userSpaceOnUse">' +
  '<stop stop-color="#4a9bff"/><stop offset="1" stop-color="#0a58ca"/></linearGradient></defs>' +
  '<rect width="48" height="48" rx="13" fill="url(#tile)"/>' +
  '<rect x=".75" y=".75" width="46.5" height="46.5" rx="12.25" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"/>' +
  `<path fill="#fff" stroke="#fff" stroke-linejoin="round" d="${LIFT}"/></svg>`;

/**
 * The footer logo: the mark without its tile, cropped to its width, in a blue that is visible on white and
 * navy.
 */
export const footerLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32.5" height="48" viewBox="7.75 0 32.5 48" fill="none">' +
  '<g transform="translate(24 24) scale(1.3) translate(-24 -23.8)">' +
  `<path fill="#3d8bf2" stroke="#3d8bf2" stroke-linejoin="round" d="${LIFT}"/></g></svg>`;
