'use client';
import { use, useMemo } from 'react';
import { type Locale, LocaleContext } from './locale-context.ts';
import type { Messages } from './messages.ts';

/** Returns the locale of the `LocaleProvider` around, or US English without one. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/**
 * Returns the messages of a component: its own prop before the `LocaleProvider` before English.
 *
 * @param english The component passes its English messages, so that a site bundles only those it uses.
 */
export function useMessages<Part extends keyof Messages>(
  part: Part,
  english: Messages[Part],
  own?: Partial<Messages[Part]>,
): Messages[Part] {
  const translated = useLocale().messages[part];
  return useMemo(() => ({ ...english, ...translated, ...own }), [english, translated, own]);
}
