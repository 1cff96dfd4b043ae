import x from './does-not-exist.ts'; export const = ;
