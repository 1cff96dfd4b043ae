export { ShowcaseMessage } from './showcase-message.tsx';
