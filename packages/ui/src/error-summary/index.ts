export { ErrorSummary, type ErrorSummaryProps, type FormProblem } from './error-summary.tsx';
