/** The navigation logo: a U whose right arm goes on upwards, on a tile of the accent colour. */
export const navigationLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none">' +
  '<defs><linearGradient id="tile" x1="8" y1="2" x2="40" y2="48" gradientUnits="userSpaceOnUse">' +
  '<stop stop-color="#4a9bff"/><stop offset="1" stop-color="#0a58ca"/></linearGradient></defs>' +
  '<rect width="48" height="48" rx="13" fill="url(#tile)"/>' +
  '<rect x=".75" y=".75" width="46.5" height="46.5" rx="12.25" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/>' +
  '<g stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M14 18v8.5a8.5 8.5 0 0 0 17 0V12.5"/><path d="m24.5 18.5 6.5-6.5 6.5 6.5"/></g></svg>';

/** The footer's logo: the same stroke without its tile, in a blue that is seen on white and on navy. */
export const footerLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none">' +
  '<g stroke="#3d8bf2" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M10 17v11.5a11 11 0 0 0 22 0V9"/><path d="m23.5 16.5 8.5-8.5 8.5 8.5"/></g></svg>';
