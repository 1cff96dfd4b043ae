/** @jsxImportSource #layered */
'use client';
import * as Popover from '@radix-ui/react-popover';
import { type ReactElement, type RefObject, useEffect } from 'react';
import { ListboxOption } from '../internal/listbox/listbox-option.tsx';
import { OpenerProvider } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import { Spinner } from '../spinner/index.ts';
import type { ComboboxMessages } from './combobox.messages.ts';
import * as styles from './combobox.styles.ts';
import type { ComboboxState } from './use-combobox.ts';

interface ComboboxListProps extends PortalledProps {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  state: ComboboxState;
  values: readonly string[];
  multiple: boolean;
  loading: boolean;
  messages: ComboboxMessages;
  boxRef: RefObject<HTMLDivElement | null>;
}

/** Overrides the dialog role that Radix would set. */
const PART_OF_THE_CONTROL = { role: undefined };

function keepFocus(event: Event): void {
  event.preventDefault();
}

/** The options, above or below the control, depending on the available space. */
export function ComboboxList({
  id,
  label,
  labelledBy,
  state,
  values,
  multiple,
  loading,
  messages,
  boxRef,
  container,
}: ComboboxListProps): ReactElement {
  const { open, visible, activeIndex } = state;

  useEffect(() => {
    if (open && activeIndex >= 0) {
      document.getElementById(`${id}${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [id, open, activeIndex]);

  return (
    <OpenerProvider opener={boxRef}>
      <Portal primitive={Popover.Portal} container={container}>
        <Popover.Content
          {...PART_OF_THE_CONTROL}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && boxRef.current?.contains(event.target))
              event.preventDefault();
          }}
          // Focus stays in the input, whatever is pressed here.
          onMouseDown={(event) => event.preventDefault()}
          data-part="popup"
          css={styles.popup}
        >
          <div
            role="listbox"
            id={id}
            data-part="list"
            css={styles.list}
            aria-label={labelledBy ? undefined : (label ?? messages.toggle)}
            aria-labelledby={labelledBy}
            aria-multiselectable={multiple || undefined}
            aria-busy={loading || undefined}
          >
            {visible.map((option, index) => (
              <ListboxOption
                key={option.value}
                id={`${id}${index}`}
                option={option}
                selected={values.includes(option.value)}
                active={index === activeIndex}
                onSelect={() => state.choose(option)}
              />
            ))}
          </div>
          {loading && (
            <p data-part="note" css={styles.note}>
              <Spinner size="sm" />
              {messages.loading}
            </p>
          )}
          {!loading && visible.length === 0 && (
            <p data-part="note" css={styles.note}>
              {messages.empty}
            </p>
          )}
        </Popover.Content>
      </Portal>
    </OpenerProvider>
  );
}
