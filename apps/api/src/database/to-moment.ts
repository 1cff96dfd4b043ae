/** For `mapWith` of a computed moment: drivers return it as a string or a Date. Null isn't mapped. */
export const toMoment = (value: string | Date): Date | null => new Date(value);
