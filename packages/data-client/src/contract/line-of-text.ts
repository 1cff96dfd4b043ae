import * as v from 'valibot';

/** Controls that show text in another order than it is stored in: `invoice\u202efdp.exe` reads `invoiceexe.pdf`. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Removes the invisible characters that show text in another order than it is stored in. */
export function withoutDirectionOverrides(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, '');
}

export const isOneLine = /* @__PURE__ */ v.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  'Use one line, without tabs and other control characters.',
);

/** People paste them unseen, so removing them is kinder than refusing what they can't see. */
export const removeDirectionOverrides = /* @__PURE__ */ v.transform(withoutDirectionOverrides);

/** One line of text, which may be empty. Refuses control characters and removes direction overrides. */
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

/** A name or a title: one line of text with something to see. */
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
