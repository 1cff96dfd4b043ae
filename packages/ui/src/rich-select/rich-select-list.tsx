/** @jsxImportSource #layered */
'use client';
import * as Popover from '@radix-ui/react-popover';
import { type ReactElement, type RefObject, useEffect } from 'react';
import { ListboxOption } from '../internal/listbox/listbox-option.tsx';
import { OpenerProvider } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import * as styles from './rich-select.styles.ts';
import type { RichSelectGroup, RichSelectOption } from './rich-select-option.ts';

interface RichSelectListProps extends PortalledProps {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  options: readonly (RichSelectOption | RichSelectGroup)[];
  value: string | null;
  active: string | null;
  onSelect: (option: RichSelectOption) => void;
  root: RefObject<HTMLElement | null>;
}

/** Overrides the dialog role that Radix would set. */
const PART_OF_THE_CONTROL = { role: undefined };

function keepFocus(event: Event): void {
  event.preventDefault();
}

/** The options, above or below the control, depending on the available space. */
export function RichSelectList({
  id,
  label,
  labelledBy,
  options,
  value,
  active,
  onSelect,
  root,
  container,
}: RichSelectListProps): ReactElement {
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const show = (option: RichSelectOption) => (
    <ListboxOption
      key={option.value}
      id={`${id}-${option.value}`}
      option={option}
      selected={option.value === value}
      active={option.value === active}
      onSelect={() => onSelect(option)}
    />
  );

  return (
    <OpenerProvider opener={root}>
      <Portal primitive={Popover.Portal} container={container}>
        <Popover.Content
          {...PART_OF_THE_CONTROL}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && root.current?.contains(event.target)) event.preventDefault();
          }}
          // Focus stays in the control, whatever is pressed here.
          onMouseDown={(event) => event.preventDefault()}
          data-part="popup"
          css={styles.popup}
        >
          <div
            role="listbox"
            id={id}
            aria-label={label}
            aria-labelledby={labelledBy}
            data-part="list"
            css={styles.list}
          >
            {options.map((entry) =>
              'options' in entry ? (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
                <div key={`group ${entry.label}`} role="group" data-part="group" aria-label={entry.label}>
                  <div aria-hidden data-part="group-label" css={styles.group}>
                    {entry.label}
                  </div>
                  {entry.options.map(show)}
                </div>
              ) : (
                show(entry)
              ),
            )}
          </div>
        </Popover.Content>
      </Portal>
    </OpenerProvider>
  );
}
