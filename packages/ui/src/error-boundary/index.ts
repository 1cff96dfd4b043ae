export type { ErrorBoundaryMessages } from './error-boundary.messages.ts';
export {
  AUTO_RESET_DELAY,
  AUTO_RESET_LIMIT,
  ComponentErrorBoundary,
  type ComponentErrorBoundaryProps,
  type ErrorBoundaryProps,
  type ErrorLevel,
  type ErrorReport,
  PageErrorBoundary,
  type PageErrorBoundaryProps,
  SectionErrorBoundary,
} from './error-boundary.tsx';
