/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactElement } from 'react';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import { useTextDirection } from '../internal/direction/use-text-direction.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { centerInRow } from '../internal/tab-row/center-in-row.ts';
import type { TabsOrientation } from './tabs.styles.ts';
import * as styles from './tabs.styles.ts';

export type { TabsOrientation } from './tabs.styles.ts';
export type TabsActivation = 'automatic' | 'manual';

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** The value of the active tab (controlled). Alternative: `defaultValue`. */
  value?: string;
  /** The value of the initially active tab. Alternative: `value`. */
  defaultValue?: string;
  /** Called with the value of the tab that the user selects. */
  onValueChange?: (value: string) => void;
  /** Position of the tabs: above their panels, or at their side from 768 px. @default 'horizontal' */
  orientation?: TabsOrientation;
  /**
   * Whether arrow keys activate a tab immediately, or only move focus until Enter or Space is pressed. Use
   * `manual` if a panel loads data.
   * @default 'automatic'
   */
  activation?: TabsActivation;
}

/** Groups panels and shows one at a time. Contains a `Tabs.List`, and a `Tabs.Panel` for each tab. */
export function Root({
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  activation = 'automatic',
  onFocusCapture,
  ...props
}: TabsRootProps): ReactElement {
  const { direction, ...capture } = useTextDirection(onFocusCapture);
  if (value === undefined && defaultValue === undefined) {
    reportMisuse(
      'Tabs.Root has neither `value` nor `defaultValue`, so no panel shows until the user chooses a tab. Give it the value of the first tab.',
    );
  }
  return (
    <Radix.Root
      asChild
      dir={direction}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      orientation={orientation}
      activationMode={activation}
    >
      {/* Radix needs the text direction for its keys. The element keeps the inherited direction. */}
      <div
        dir={undefined}
        css={[styles.root, styles.rootOrientations[orientation]]}
        {...props}
        {...capture}
      />
    </Radix.Root>
  );
}

export interface TabsListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name: what the user chooses between. */
  label: string;
}

function bringSelectedIntoView(list: HTMLElement): () => void {
  centerInRow(list, list.querySelector('[role="tab"][aria-selected="true"]'));
  return () => {};
}

/** The row of tabs, which scrolls if it is too long. Contains `Tabs.Tab`s. */
export function List({ label, ref, ...props }: TabsListProps): ReactElement {
  return (
    <Radix.List
      ref={useMergedRef(ref, bringSelectedIntoView)}
      aria-label={label}
      css={styles.list}
      {...props}
    />
  );
}

export interface TabsTabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The value of the tab's panel. It can't contain spaces, because it becomes part of ids. */
  value: string;
}

/** Shows a panel. Use one or two words, with an `Icon` or a `Badge` if it helps. */
export function Tab(props: TabsTabProps): ReactElement {
  if (/\s/.test(props.value)) {
    reportMisuse(
      `Tabs.Tab has the value "${props.value}", whose spaces break the ids that tie a tab to its panel. Take a value without spaces, for example "${props.value.trim().replaceAll(/\s+/g, '-')}".`,
    );
  }
  return <Radix.Trigger css={styles.tab} {...props} />;
}

export interface TabsPanelProps extends ComponentProps<'div'> {
  /** The value of the panel's tab. */
  value: string;
}

/** The content of a tab. */
export function Panel(props: TabsPanelProps): ReactElement {
  return <Radix.Content css={styles.panel} {...props} />;
}
