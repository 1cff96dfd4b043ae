/** For `test.use`: a browser without reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
