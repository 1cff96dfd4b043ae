export type { ErrorSummaryMessages } from './error-summary.messages.ts';
export { ErrorSummary, type ErrorSummaryProps, type FormProblem } from './error-summary.tsx';
