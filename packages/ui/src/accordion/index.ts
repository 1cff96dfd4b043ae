export type { AccordionItemProps, AccordionRootProps } from './accordion.tsx';
export * as Accordion from './accordion.tsx';
