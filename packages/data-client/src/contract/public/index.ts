export * from './client-errors.ts';
export * from './content.ts';
export * from './service.ts';
export * from './session.ts';
export * from './sign-in.ts';
