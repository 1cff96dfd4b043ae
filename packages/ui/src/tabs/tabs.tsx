'use client';
import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactElement } from 'react';
import { useTextDirection } from '../direction/use-text-direction.ts';
import { reportMisuse } from '../misuse/report-misuse.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import { bringSelectedIntoView } from './bring-selected-into-view.ts';
import * as styles from './tabs.styles.ts';

export type TabsOrientation = 'horizontal' | 'vertical';
export type TabsActivation = 'automatic' | 'manual';

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** The value of the tab that shows, where the caller decides. Alternative: `defaultValue`. */
  value?: string;
  /** The value of the tab that shows at first. Alternative: `value`. */
  defaultValue?: string;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: (value: string) => void;
  /** Where the tabs stand: above their panels, or beside them from 768 px on. @default 'horizontal' */
  orientation?: TabsOrientation;
  /**
   * Whether arrow keys show a panel at once or only move focus, Enter and Space showing it. Take `manual` where a panel
   * loads something. @default 'automatic'
   */
  activation?: TabsActivation;
}

/** Panels of which one shows at a time. Holds a `Tabs.List` and a `Tabs.Panel` for each tab. */
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
      'Tabs.Root has neither `value` nor `defaultValue`, so no panel shows until somebody chooses a tab. Give it the value of the first tab.',
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
      {/* Radix needs to know the direction for its keys; the element keeps the one it inherits. */}
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
  /** What one chooses between: the accessible name. */
  label: string;
}

/** The row of tabs, which scrolls where it is too long. Put `Tabs.Tab`s inside. */
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
  /** The value of the panel that it shows, without spaces: it becomes a part of ids. */
  value: string;
}

/** Shows one panel. A word or two, with an `Icon` or a `Badge` beside them where it helps. */
export function Tab(props: TabsTabProps): ReactElement {
  if (/\s/.test(props.value)) {
    reportMisuse(
      `Tabs.Tab has the value "${props.value}", whose spaces break the ids that tie a tab to its panel. Take a value without spaces, for example "${props.value.trim().replaceAll(/\s+/g, '-')}".`,
    );
  }
  return <Radix.Trigger css={styles.tab} {...props} />;
}

export interface TabsPanelProps extends ComponentProps<'div'> {
  /** The value of the tab that shows it. */
  value: string;
}

/** What one tab shows. */
export function Panel(props: TabsPanelProps): ReactElement {
  return <Radix.Content css={styles.panel} {...props} />;
}
