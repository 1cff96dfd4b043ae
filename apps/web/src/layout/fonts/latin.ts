/** Ranges of code points. */
export type Characters = readonly (readonly [first: number, last: number])[];

/** The rest of Latin-1, for names and currencies. Loads with the first of these characters. */
export const latin: Characters = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2020, 0x2021],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

const hex = (code: number): string => code.toString(16).toUpperCase();

/** The same characters as CSS. */
export const latinRange: string = latin
  .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  .join(', ');
