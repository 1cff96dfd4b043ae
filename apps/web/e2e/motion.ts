/** For `test.use`: a browser whose user did not ask for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
