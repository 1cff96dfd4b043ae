/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { drawing } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as inputStyles from '../input/input.styles.ts';
import { onFormReset } from '../internal/form-reset/on-form-reset.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { countCharacters } from './count-characters.ts';
import { type PasswordInputMessages, passwordInputMessages } from './password-input.messages.ts';
import * as styles from './password-input.styles.ts';
import { StrengthHint } from './strength-hint.tsx';

const Eye = /* @__PURE__ */ drawing(
  'M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
const EyeOff = /* @__PURE__ */ drawing(
  'M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM4 4l16 16',
);

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** The password (controlled). Alternative: `defaultValue`. */
  value?: string;
  /** The initial password. Alternative: `value`. */
  defaultValue?: string;
  /**
   * Whether to show a hint about the strength of the password. Use it for new passwords only. The estimator
   * (about 240 kB gzip) is loaded on the first input.
   * @default false
   */
  strength?: boolean;
  /** Words an attacker would try first, for the estimate: the user's name, e-mail, company. */
  knownWords?: readonly string[];
  /** Minimum number of characters, in code points: an emoji counts as one. @default 0 */
  minLength?: number;
  /**
   * Maximum number of characters, in code points. A longer password is not truncated, because users wouldn't
   * notice that in a masked control. Instead, the control is invalid and the hint says so.
   * @default Infinity
   */
  maxLength?: number;
  /** Overrides the built-in texts. */
  messages?: Partial<PasswordInputMessages>;
}

const NOTHING_KNOWN: readonly string[] = [];

/** A password input, masked until the user reveals it. Submitting or resetting the form masks it again. */
export function PasswordInput({
  value,
  defaultValue,
  strength = false,
  knownWords = NOTHING_KNOWN,
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
  messages: ownMessages,
  onChange,
  ref,
  ...props
}: PasswordInputProps): ReactElement {
  const messages = useMessages('passwordInput', passwordInputMessages, ownMessages);
  const [revealed, setRevealed] = useState(false);
  const [typed, setTyped] = useState(defaultValue ?? '');
  const password = value ?? typed;
  const hintId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(ref, ownRef);
  const control = useFieldControl(props);
  const describedBy = [control['aria-describedby'], strength && hintId].filter(Boolean).join(' ');
  const length = countCharacters(password);

  useEffect(() => {
    let problem = '';
    if (length > maxLength) problem = messages.tooLong(length - maxLength);
    // The attribute `minLength` alone accepts six emoji as twelve characters.
    else if (length > 0 && length < minLength) problem = messages.tooShort(minLength - length);
    ownRef.current?.setCustomValidity(problem);
  }, [length, minLength, maxLength, messages]);

  useEffect(() => {
    const form = revealed ? ownRef.current?.form : null;
    if (!form) return;
    // Browsers offer to save passwords from masked controls only.
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
    <div data-part="root" css={styles.passwordInput}>
      <span data-part="control" css={inputStyles.affixed}>
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
          label={revealed ? messages.hide : messages.show}
          size="sm"
          disabled={control.disabled}
          data-part="reveal"
          css={styles.reveal}
          // Keeps focus in the control, which keeps a phone's keyboard open.
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
          messages={messages}
        />
      )}
    </div>
  );
}
