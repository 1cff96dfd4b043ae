/** The sheet is loaded when a piece is opened, or when somebody is about to open one. */
export const loadReadingSheet = () => import('./reading-sheet.tsx');
