/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Slot } from '../internal/slot/index.ts';
import * as styles from './footer.styles.ts';

export type FooterRootProps = ComponentProps<'footer'>;

/** The footer of a page: a brand block, columns of links and a bottom line. */
export function Root({ children, ...props }: FooterRootProps): ReactElement {
  return (
    <footer css={styles.root} {...props}>
      <div data-part="inner" css={styles.inner}>
        {children}
      </div>
    </footer>
  );
}

export type FooterBrandProps = ComponentProps<'div'>;

/** The logo and a sentence about the company. Takes half the width on desktops. */
export function Brand(props: FooterBrandProps): ReactElement {
  return <div css={styles.brand} {...props} />;
}

export interface FooterColumnProps extends Omit<ComponentProps<'nav'>, 'title'> {
  /** The heading of the column and the accessible name of its landmark. */
  title: ReactNode;
}

/** A titled list of links. Put `Footer.Link`s inside. */
export function Column({ title, children, ...props }: FooterColumnProps): ReactElement {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} css={styles.column} {...props}>
      <h2 id={titleId} data-part="title" css={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" data-part="list" css={styles.list}>
        {children}
      </ul>
    </nav>
  );
}

export interface FooterLinkProps extends ComponentProps<'a'> {
  /** Whether the only child is rendered as the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

/** A link in a column. */
export function Link({ asChild = false, ...props }: FooterLinkProps): ReactElement {
  const Anchor = asChild ? Slot : 'a';
  return (
    <li>
      <Anchor css={styles.link} {...props} />
    </li>
  );
}

export type FooterBottomProps = ComponentProps<'div'>;

/** The last line: copyright at its start, a few links or buttons at its end. */
export function Bottom(props: FooterBottomProps): ReactElement {
  return <div css={styles.bottom} {...props} />;
}
