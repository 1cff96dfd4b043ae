export { ShowcaseMessage, type ShowcaseMessageProps } from './showcase-message.tsx';
