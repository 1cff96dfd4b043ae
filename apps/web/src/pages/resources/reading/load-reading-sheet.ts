/** Loads the sheet when a visitor opens a resource or is about to. */
export const loadReadingSheet = () => import('./reading-sheet.tsx');
