/** @jsxImportSource #layered */
'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  use,
  useId,
  useState,
} from 'react';
import type { HeadingLevel } from '../heading/index.ts';
import { toValues } from '../internal/form-value/to-values.ts';
import * as styles from './accordion.styles.ts';
import { AccordionContext } from './accordion-context.ts';

/** The open items, or with `multiple={false}` the open item or `null` for none. */
export type AccordionValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string | null;

export interface AccordionRootProps<Multiple extends boolean = true>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** Whether several items can be open. @default true */
  multiple?: Multiple;
  /**
   * The values of the open items, or with `multiple={false}` the value of the open item or `null` for none
   * (controlled). Alternative: `defaultValue`.
   */
  value?: AccordionValue<Multiple>;
  /** The values of the items, or the value of the item, open initially. Alternative: `value`. @default none */
  defaultValue?: AccordionValue<Multiple>;
  /** Called with the values of the open items, or with `multiple={false}` the value of the open item or `null`. */
  onValueChange?: (value: AccordionValue<Multiple>) => void;
}

/**
 * A list of questions with collapsible answers. Uses native `details`, so it works without JavaScript and
 * with find-in-page.
 */
export function Root<Multiple extends boolean = true>({
  multiple,
  value,
  defaultValue,
  onValueChange,
  ...props
}: AccordionRootProps<Multiple>): ReactElement {
  const [ownValues, setOwnValues] = useState(() => toValues(defaultValue));
  const values = value === undefined ? ownValues : toValues(value);
  const single = multiple === false;
  const name = useId();
  const hasState = value !== undefined || defaultValue !== undefined || onValueChange !== undefined;

  function change(item: string, open: boolean): void {
    const others = values.filter((other) => other !== item);
    const opened = single ? [item] : [...others, item];
    const next = open ? opened : others;
    setOwnValues(next);
    onValueChange?.((single ? (next[0] ?? null) : next) as AccordionValue<Multiple>);
  }

  return (
    <AccordionContext
      value={{ name: single ? name : undefined, open: hasState ? values : undefined, change }}
    >
      <div css={styles.root} {...props} />
    </AccordionContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The question. Pressing it toggles the answer. */
  title: ReactNode;
  /** Renders the title as a heading, so it appears in the page outline. @default no heading */
  headingLevel?: HeadingLevel;
  /** Identifies the item in the value of the root. @default an id of its own */
  value?: string;
  /** Items with the same name close each other. @default set by a root that isn't `multiple` */
  name?: string;
}

/** A question with its answer. */
export function Item({
  title,
  headingLevel,
  value,
  open,
  onToggle,
  children,
  ...props
}: AccordionItemProps): ReactElement {
  const ownValue = useId();
  const item = value ?? ownValue;
  const { name, open: openItems, change } = use(AccordionContext);
  const isOpen = openItems ? openItems.includes(item) : open;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';

  function handlePress(event: MouseEvent): void {
    if (!openItems || event.defaultPrevented) return;
    // The browser would open it before the root has.
    event.preventDefault();
    change(item, !isOpen);
  }

  function handleToggle(event: ToggleEvent<HTMLDetailsElement>): void {
    onToggle?.(event);
    const details = event.currentTarget;
    // Find-in-page opens items too.
    if (openItems && details.open !== isOpen) change(item, details.open);
  }

  return (
    <details css={styles.item} name={name} {...props} open={isOpen} onToggle={handleToggle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is interactive. */}
      <summary data-part="summary" css={styles.summary} onClick={handlePress}>
        <Title data-part="title" css={styles.title}>
          {title}
        </Title>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          aria-hidden
          data-part="icon"
          css={styles.mark}
        >
          <path d="M2.5 8h11" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          <path
            d="M8 2.5v11"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            css={styles.upright}
          />
        </svg>
      </summary>
      <div data-part="content" css={styles.content}>
        {children}
      </div>
    </details>
  );
}
