export type {
  SheetCloseProps,
  SheetContentProps,
  SheetDescriptionProps,
  SheetFooterProps,
  SheetRootProps,
  SheetSide,
  SheetTitleProps,
  SheetTriggerProps,
} from './sheet.tsx';
export * as Sheet from './sheet.tsx';
