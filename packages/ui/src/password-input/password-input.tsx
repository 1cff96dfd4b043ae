'use client';
import { type ComponentProps, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/index.ts';
import { onFormReset } from '../form-reset/on-form-reset.ts';
import { drawing } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as inputStyles from '../input/input.styles.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import * as styles from './password-input.styles.ts';
import { StrengthHint } from './strength-hint.tsx';
import { englishWords, type PasswordStrengthWords } from './strength-words.ts';

const Eye = /* @__PURE__ */ drawing(
  'M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
const EyeOff = /* @__PURE__ */ drawing(
  'M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM4 4l16 16',
);

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  /**
   * Whether a hint below says how hard the password is to guess. For new passwords only. The estimator (some 240 kB
   * gzip) is loaded when the first one is typed. @default false
   */
  strength?: boolean;
  /** What an attacker would try first, for the estimate: the person's name, e-mail, company. */
  knownWords?: readonly string[];
  /** The fewest characters. @default 0 */
  minLength?: number;
  /**
   * The most characters. A longer password is not cut off, which nobody would notice in a masked control, but makes
   * the control invalid and is said in the hint. @default Infinity
   */
  maxLength?: number;
  /** The name of the button while the password is masked. @default 'Show password' */
  showLabel?: string;
  /** The name of the button while it can be read. @default 'Hide password' */
  hideLabel?: string;
  /** What the hint says, where it is not English. */
  strengthWords?: PasswordStrengthWords;
}

const NOTHING_KNOWN: readonly string[] = [];

/** A password, masked until one asks to see it. Masks itself again when its form is sent or reset. */
export function PasswordInput({
  value,
  defaultValue,
  strength = false,
  knownWords = NOTHING_KNOWN,
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  strengthWords = englishWords,
  onChange,
  ref,
  ...props
}: PasswordInputProps): ReactElement {
  const [revealed, setRevealed] = useState(false);
  const [typed, setTyped] = useState(defaultValue ?? '');
  const password = value ?? typed;
  const hintId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(ref, ownRef);
  const control = useFieldControl(props);
  const describedBy = [control['aria-describedby'], strength && hintId].filter(Boolean).join(' ');
  const excess = Math.max(password.length - maxLength, 0);

  useEffect(() => {
    ownRef.current?.setCustomValidity(excess > 0 ? strengthWords.tooLong(excess) : '');
  }, [excess, strengthWords]);

  useEffect(() => {
    const form = revealed ? ownRef.current?.form : null;
    if (!form) return;
    // Browsers offer to keep what was in a masked control, and only that.
    const mask = () => setRevealed(false);
    form.addEventListener('submit', mask);
    return () => form.removeEventListener('submit', mask);
  }, [revealed]);

  useEffect(() =>
    onFormReset(ownRef.current?.form, () => {
      setTyped(defaultValue ?? '');
      setRevealed(false);
    }),
  );

  return (
    <div css={styles.passwordInput}>
      <span css={inputStyles.affixed}>
        <input
          autoComplete={strength ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          css={[inputStyles.input, styles.control]}
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          {...(minLength > 0 && { minLength })}
          ref={mergedRef}
          type={revealed ? 'text' : 'password'}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange?.(event);
          }}
        />
        <IconButton
          label={revealed ? hideLabel : showLabel}
          size="sm"
          disabled={control.disabled}
          css={styles.reveal}
          // Focus, and with it the keyboard of a phone, stays in the control.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setRevealed(!revealed)}
        >
          <Icon icon={revealed ? EyeOff : Eye} />
        </IconButton>
      </span>
      {strength && (
        <StrengthHint
          id={hintId}
          password={password}
          known={knownWords}
          minLength={minLength}
          maxLength={maxLength}
          words={strengthWords}
        />
      )}
    </div>
  );
}
