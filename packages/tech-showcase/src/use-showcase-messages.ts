'use client';
import { useMessages } from '@uplift/ui/locale';
import { type TechShowcaseMessages, techShowcaseMessages } from './tech-showcase.messages.ts';

/** Returns the texts in the language of the `LocaleProvider` around. */
export function useShowcaseMessages(): TechShowcaseMessages {
  return useMessages('techShowcase', techShowcaseMessages);
}
