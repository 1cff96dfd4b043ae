import * as v from 'valibot';

/**
 * Bidirectional control characters, which display text out of order: `invoice\u202efdp.exe` appears as
 * `invoiceexe.pdf`.
 */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Removes invisible bidirectional control characters, which display text out of order. */
export function withoutDirectionOverrides(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, '');
}

export const isOneLine = /* @__PURE__ */ v.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  'Use one line, without tabs and other control characters.',
);

/** Removes them instead of rejecting the text, because people paste them without seeing them. */
export const removeDirectionOverrides = /* @__PURE__ */ v.transform(withoutDirectionOverrides);

/** A single line of text, possibly empty. Rejects control characters and removes direction overrides. */
/* @__NO_SIDE_EFFECTS__ */
export function lineOfText(maximum: number, tooLong: string) {
  return v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.maxLength(maximum, tooLong),
    isOneLine,
    removeDirectionOverrides,
  );
}

/** A name or title: a single line with at least one visible character. */
/* @__NO_SIDE_EFFECTS__ */
export function nameOf(maximum: number, { missing, tooLong }: { missing: string; tooLong: string }) {
  return v.pipe(
    v.string(missing),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === '' || VISIBLE.test(text), missing),
    v.maxLength(maximum, tooLong),
    isOneLine,
    removeDirectionOverrides,
  );
}
