import type { PartialMessages } from '@uplift/ui/locale';

const translations: Readonly<Record<string, () => Promise<{ messages: PartialMessages }>>> = {
  ar: () => import('./arabic.ts'),
  de: () => import('./german.ts'),
};

const ENGLISH: PartialMessages = {};

/** Loads the texts of a language. They are English without a translation, and if it doesn't load. */
export async function loadMessages(language: string): Promise<PartialMessages> {
  try {
    const translation = await translations[new Intl.Locale(language).language]?.();
    return translation?.messages ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}
