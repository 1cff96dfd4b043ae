export type { PasswordScore, PasswordWarning } from './estimate-strength.ts';
export type { PasswordInputMessages } from './password-input.messages.ts';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
