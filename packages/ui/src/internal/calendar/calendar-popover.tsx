/** @jsxImportSource #layered */
'use client';
import type { ReactElement, ReactNode } from 'react';
import { drawing } from '../../icon/drawing.tsx';
import { Icon } from '../../icon/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { Popover } from '../../popover/index.ts';
import * as styles from './date-picker.styles.ts';

const CalendarIcon = /* @__PURE__ */ drawing(
  'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
);

interface CalendarPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  disabled: boolean;
  /** The box with the inputs, around the button that opens the calendar. */
  renderBox: (button: ReactElement) => ReactElement;
  children: ReactNode;
}

/** A calendar next to the inputs that it fills. Opens with the focus on the selected or current date. */
export function CalendarPopover({
  open,
  onOpenChange,
  label,
  disabled,
  renderBox,
  children,
}: CalendarPopoverProps): ReactElement {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor asChild>
        {renderBox(
          <Popover.Trigger asChild>
            <IconButton label={label} size="sm" disabled={disabled} data-part="open" css={styles.openButton}>
              <Icon icon={CalendarIcon} size="sm" />
            </IconButton>
          </Popover.Trigger>,
        )}
      </Popover.Anchor>
      <Popover.Content
        aria-label={label}
        data-part="popover"
        css={styles.popover}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof Element)
            event.currentTarget.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
