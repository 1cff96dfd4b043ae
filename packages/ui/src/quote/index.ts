export { Quote, type QuoteProps, type QuoteSize } from './quote.tsx';
