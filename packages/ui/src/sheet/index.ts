export type {
  SheetCloseProps,
  SheetContentProps,
  SheetDescriptionProps,
  SheetRootProps,
  SheetSide,
  SheetTitleProps,
  SheetTriggerProps,
} from './sheet.tsx';
export * as Sheet from './sheet.tsx';
