export { Code, CodeBlock, type CodeBlockProps, type CodeProps } from './code.tsx';
