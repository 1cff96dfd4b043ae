'use client';
import { useMemo } from 'react';
import { useLocale } from '../foundations/locale/index.ts';

interface Separators {
  /** Returns an English number, such as `1,250.50`, with the separators and digits of the locale. */
  localize: (text: string) => string;
  /** Returns a number of the locale with English separators and digits. Caret positions stay valid. */
  canonical: (text: string) => string;
}

function replaceEach(text: string, replacements: ReadonlyMap<string, string>): string {
  return Array.from(text, (character) => replacements.get(character) ?? character).join('');
}

/** Converts numbers between English and the way people of the locale write them. */
export function useSeparators(): Separators {
  const { numberFormat } = useLocale();
  return useMemo(() => {
    const parts = numberFormat({ useGrouping: true }).formatToParts(1_234_567.5);
    const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
    const replacements: [english: string, local: string][] = [
      [',', partOf('group') ?? ','],
      ['.', partOf('decimal') ?? '.'],
    ];
    for (let digit = 0; digit < 10; digit += 1) {
      replacements.push([String(digit), numberFormat().format(digit)]);
    }
    const toLocal = new Map(replacements);
    const toEnglish = new Map(replacements.map(([english, local]) => [local, english]));
    return {
      localize: (text) => replaceEach(text, toLocal),
      canonical: (text) => replaceEach(text, toEnglish),
    };
  }, [numberFormat]);
}
