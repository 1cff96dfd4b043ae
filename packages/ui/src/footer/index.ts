export type {
  FooterBottomProps,
  FooterBrandProps,
  FooterColumnProps,
  FooterLinkProps,
  FooterRootProps,
} from './footer.tsx';
export * as Footer from './footer.tsx';
