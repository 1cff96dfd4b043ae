export type { PasswordScore, PasswordWarning } from './estimate-strength.ts';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
export type { PasswordStrengthWords } from './strength-words.ts';
