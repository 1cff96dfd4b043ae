export type { AccordionItemProps, AccordionRootProps, AccordionValue } from './accordion.tsx';
export * as Accordion from './accordion.tsx';
