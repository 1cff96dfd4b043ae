/** @jsxImportSource #layered */
'use client';
import { type ReactElement, useState } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { type ThemeChoice, useTheme } from '../foundations/theme/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type ThemeSwitchMessages, themeSwitchMessages } from './theme-switch.messages.ts';
import * as styles from './theme-switch.styles.ts';

export interface ThemeSwitchProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Overrides the built-in texts. */
  messages?: Partial<ThemeSwitchMessages>;
}

const next = { system: 'light', light: 'dark', dark: 'system' } satisfies Record<ThemeChoice, ThemeChoice>;

/** A button that cycles through the system's theme, light and dark. */
export function ThemeSwitch({ messages: ownMessages, onClick, ...props }: ThemeSwitchProps): ReactElement {
  const messages = useMessages('themeSwitch', themeSwitchMessages, ownMessages);
  const { themes } = messages;
  const { choice, setChoice } = useTheme();
  const [changed, setChanged] = useState(false);
  return (
    <>
      <IconButton
        label={messages.label(themes[choice], themes[next[choice]])}
        {...props}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          setChoice(next[choice]);
          setChanged(true);
        }}
      >
        <span data-part="icons" css={styles.drawings} aria-hidden>
          <svg
            viewBox="0 0 20 20"
            fill="none"
            aria-hidden
            data-part="icon"
            css={[styles.drawing, styles.choices.light]}
          >
            <circle cx="10" cy="10" r="3.4" stroke="currentColor" strokeWidth="1.5" />
            <path
              d="M10 1.75v1.6m0 13.3v1.6M1.75 10h1.6m13.3 0h1.6M4.17 4.17 5.3 5.3m9.4 9.4 1.13 1.13m0-11.66L14.7 5.3m-9.4 9.4-1.13 1.13"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
          <svg
            viewBox="0 0 20 20"
            fill="none"
            aria-hidden
            data-part="icon"
            css={[styles.drawing, styles.choices.dark]}
          >
            <path
              d="M16.9 11.9A7.25 7.25 0 0 1 8.1 3.1a7.25 7.25 0 1 0 8.8 8.8Z"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
          <svg
            viewBox="0 0 20 20"
            fill="none"
            aria-hidden
            data-part="icon"
            css={[styles.drawing, styles.choices.system]}
          >
            <circle cx="10" cy="10" r="7.25" stroke="currentColor" strokeWidth="1.5" />
            <path d="M10 5.6a4.4 4.4 0 0 1 0 8.8Z" fill="currentColor" />
          </svg>
        </span>
      </IconButton>
      <VisuallyHidden role="status" data-part="status">
        {changed && messages.changed(themes[choice])}
      </VisuallyHidden>
    </>
  );
}
