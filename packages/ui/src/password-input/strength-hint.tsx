/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import type { PasswordInputMessages } from './password-input.messages.ts';
import * as styles from './password-input.styles.ts';
import { type RatedPassword, usePasswordStrength } from './use-password-strength.ts';

interface StrengthHintProps {
  id: string;
  password: string;
  known: readonly string[];
  minLength: number;
  maxLength: number;
  messages: PasswordInputMessages;
}

interface Verdict {
  /** Number of lit bars, out of four. */
  level: number;
  score: string;
  advice: string;
}

function judge(rated: RatedPassword, { minLength, maxLength, messages }: StrengthHintProps): Verdict {
  const { length, strength } = rated;
  const score = strength ? messages.scores[strength.score] : '';
  const advice = strength?.warning ? messages.warnings[strength.warning] : '';
  const level = strength ? Math.max(strength.score, 1) : 0;
  if (length > maxLength) return { level: 0, score: '', advice: messages.tooLong(length - maxLength) };
  // A password that is too short never gets a good rating.
  if (length < minLength) {
    return { level: Math.min(level, 1), score: '', advice: messages.tooShort(minLength - length) };
  }
  return { level, score, advice };
}

const BARS = [1, 2, 3, 4];

/** Shows the strength of the password as bars, and announces it politely as text. */
export function StrengthHint(props: StrengthHintProps): ReactElement {
  const { id, password, known, minLength, messages } = props;
  const rated = usePasswordStrength(password, known);
  const { level, score, advice } = rated
    ? judge(rated, props)
    : { level: 0, score: '', advice: minLength > 0 && password === '' ? messages.rule(minLength) : '' };
  return (
    <div data-part="strength" css={styles.strength} data-level={level}>
      <div aria-hidden data-part="strength-bars" css={styles.bars}>
        {BARS.map((bar) => (
          <span key={bar} data-lit={bar <= level} data-part="strength-bar" css={styles.bar} />
        ))}
      </div>
      <p id={id} aria-live="polite" data-part="strength-verdict" css={styles.verdict}>
        <span data-part="strength-score" css={styles.score}>
          {score}
        </span>{' '}
        <span>{advice}</span>
      </p>
    </div>
  );
}
