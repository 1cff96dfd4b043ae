/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useLocale, useMessages } from '../foundations/locale/index.ts';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icon/drawing.tsx';
import { Icon, type IconComponent } from '../icon/index.ts';
import { Slot } from '../internal/slot/index.ts';
import { type PaginationMessages, paginationMessages } from './pagination.messages.ts';
import * as styles from './pagination.styles.ts';
import { shownPages } from './shown-pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Accessible name of the landmark. @default 'Pages' */
  label?: string;
  /** Overrides the built-in texts. */
  messages?: Partial<PaginationMessages>;
  /** The current page, starting at 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Called with the chosen page. Renders the pages as buttons. Alternative: `renderLink`. */
  onPageChange?: (page: number) => void;
  /**
   * Renders the link to a page around its content, as an `<a>` or a router's `Link`. Links can be opened in
   * new tabs and found by search engines. Alternative: `onPageChange`.
   */
  renderLink?: (page: number, content: ReactNode) => ReactElement;
}

type Choice = Pick<PaginationProps, 'onPageChange' | 'renderLink'>;

interface PageProps extends Choice {
  to: number;
  label: string;
  current?: boolean;
  /**
   * Whether there is no such page. The button keeps its position and focus, so repeated presses are harmless.
   */
  unavailable?: boolean;
  children: ReactNode;
}

function Page({
  to,
  label,
  current,
  unavailable,
  onPageChange,
  renderLink,
  children,
}: PageProps): ReactElement {
  const shared = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-part': 'button',
    css: styles.page,
  };
  if (!renderLink) {
    return (
      <button
        type="button"
        {...shared}
        aria-disabled={unavailable || undefined}
        onClick={unavailable || current ? undefined : () => onPageChange?.(to)}
      >
        {children}
      </button>
    );
  }
  if (unavailable) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: A link without a destination takes no focus.
      // biome-ignore lint/a11y/useSemanticElements: A link without a destination has no role of its own.
      <span role="link" {...shared} aria-disabled>
        {children}
      </span>
    );
  }
  return <Slot {...shared}>{renderLink(to, children)}</Slot>;
}

interface StepProps extends Omit<PageProps, 'children'> {
  icon: IconComponent;
}

function Step({ icon, ...props }: StepProps): ReactElement {
  return (
    <Page {...props}>
      <Icon icon={icon} size="sm" data-part="icon" css={styles.arrow} />
    </Page>
  );
}

/**
 * Navigates a list of pages: with page numbers if there is room, otherwise with arrows and the status. Takes
 * the full width, or with `flex` in its style the remaining width of a row. `justifyContent` in its style
 * aligns the pages.
 */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  renderLink,
  label,
  messages: ownMessages,
  ...props
}: PaginationProps): ReactElement {
  const messages = useMessages('pagination', paginationMessages, ownMessages);
  const { numberFormat } = useLocale();
  const choice: Choice = { ...(onPageChange && { onPageChange }), ...(renderLink && { renderLink }) };
  const atStart = page <= 1;
  const atEnd = page >= pageCount;
  return (
    <nav aria-label={label ?? messages.label} css={styles.root} {...props}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" data-part="list" css={styles.list}>
        <li data-part="first" css={styles.whereNarrow}>
          <Step {...choice} icon={ChevronsLeft} to={1} label={messages.first} unavailable={atStart} />
        </li>
        <li>
          <Step
            {...choice}
            icon={ChevronLeft}
            to={page - 1}
            label={messages.previous}
            unavailable={atStart}
          />
        </li>
        {shownPages(page, pageCount).map((shown) => (
          <li key={shown} data-part="page" css={styles.whereWide}>
            {typeof shown === 'number' ? (
              <Page {...choice} to={shown} label={messages.page(shown)} current={shown === page}>
                {numberFormat().format(shown)}
              </Page>
            ) : (
              <span aria-hidden data-part="gap" css={styles.gap}>
                …
              </span>
            )}
          </li>
        ))}
        <li data-part="status" css={styles.status}>
          <span role="status">{messages.status(page, pageCount)}</span>
        </li>
        <li>
          <Step {...choice} icon={ChevronRight} to={page + 1} label={messages.next} unavailable={atEnd} />
        </li>
        <li data-part="last" css={styles.whereNarrow}>
          <Step {...choice} icon={ChevronsRight} to={pageCount} label={messages.last} unavailable={atEnd} />
        </li>
      </ul>
    </nav>
  );
}
