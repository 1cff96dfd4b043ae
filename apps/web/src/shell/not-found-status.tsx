export { useNotFoundStatus } from './site-context.tsx';
