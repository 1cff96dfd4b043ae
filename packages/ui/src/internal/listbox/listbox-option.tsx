/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import * as styles from '../../combobox/combobox.styles.ts';
import { Check } from '../../icon/drawing.tsx';
import { Icon, type IconComponent } from '../../icon/index.ts';

interface ListboxOptionProps {
  id: string;
  option: { label: string; description?: string; icon?: IconComponent; disabled?: boolean };
  selected: boolean;
  /** Whether the keyboard is on this option. */
  active: boolean;
  onSelect: () => void;
}

/** An option of a list that another element controls and that never has focus itself. */
export function ListboxOption({ id, option, selected, active, onSelect }: ListboxOptionProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control handles the keys
    <div
      role="option"
      id={id}
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      data-active={active || undefined}
      onClick={onSelect}
      data-part="option"
      css={styles.option}
    >
      {option.icon && <Icon icon={option.icon} size="sm" data-part="option-icon" css={styles.optionIcon} />}
      <span data-part="option-label" css={styles.optionText}>
        {option.label}
        {option.description && (
          <span data-part="option-description" css={styles.optionDescription}>
            {option.description}
          </span>
        )}
      </span>
      <Icon icon={Check} size="sm" data-part="option-check" css={styles.check} />
    </div>
  );
}
