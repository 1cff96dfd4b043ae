/** For `mapWith` of a computed moment: drivers return it as a string or a Date. The type includes null,
 * because the value may be null, which drivers don't map. */
export const toMoment = (value: string | Date): Date | null => new Date(value);
