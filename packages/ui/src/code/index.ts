export type { CodeMessages } from './code.messages.ts';
export { Code, CodeBlock, type CodeBlockProps, type CodeProps } from './code.tsx';
