import { english as englishCalculator } from '@uplift/roi-engine/locale/en';
import { english as englishShowcase } from '@uplift/tech-showcase/locale/en';
import { english as englishKit } from '@uplift/ui/locale/en';
import { afterEach, expect } from 'vitest';
import { LANGUAGE_EVENT } from './with-locale.tsx';

/*
 * Shows each story of the packages in German and Arabic, as its play function left it, and refuses English
 * messages of the packages. `parameters.ownWords` names words of a story's own that equal a message, words that
 * both languages have, and what was announced in English before.
 */

const FILLER = '\u0000';

/** Matches a message with any values. */
function patternOf(message: (...values: never[]) => unknown): string {
  const text = String(Reflect.apply(message, undefined, Array(message.length).fill(FILLER)));
  const parts = text.split(/\0|NaN|undefined/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('.+');
}

/** Collects the texts of a table of messages as patterns. */
function patternsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  if (typeof messages === 'function') return [patternOf(messages as () => unknown)];
  return messages instanceof Object ? Object.values(messages).flatMap(patternsOf) : [];
}

/** Matches all messages of some packages. */
function matcherOf(...tables: readonly object[]): RegExp {
  // The mark of required fields is the same in every language, and so are messages that only join values. Two
  // values joined by "to" would match any sentence with that word.
  const patterns = tables.flatMap(patternsOf).filter((pattern) => /[a-z]{3}/i.test(pattern));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const kit = matcherOf(englishKit);
const calculator = matcherOf(englishKit, englishCalculator);
const showcase = matcherOf(englishKit, englishShowcase);

/** A story of the kit may have a word of the calculator. */
function messagesOf(file: string): RegExp | undefined {
  if (file.includes('/packages/roi-engine/')) return calculator;
  if (file.includes('/packages/tech-showcase/')) return showcase;
  return file.includes('/packages/ui/') ? kit : undefined;
}

/** Returns the texts that a person reads or hears. */
function textsOf(root: Node): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('style, script, .sb-wrapper')) texts.push(node.data);
    } else if (node instanceof Element) {
      for (const name of [
        'aria-label',
        'aria-roledescription',
        'aria-valuetext',
        'placeholder',
        'title',
        'alt',
      ]) {
        texts.push(node.getAttribute(name) ?? '');
      }
      if (node.shadowRoot) texts.push(...textsOf(node.shadowRoot));
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

function show(language: string): void {
  // Custom elements have no provider around them.
  for (const element of document.querySelectorAll('roi-calculator, tech-showcase'))
    element.setAttribute('lang', language);
  document.dispatchEvent(new CustomEvent(LANGUAGE_EVENT, { detail: language }));
}

afterEach(async ({ story, task }) => {
  const english = messagesOf(task.file.filepath);
  if (!english) return;
  const own = new Set(story?.parameters.ownWords);
  const left = (): string[] => textsOf(document.body).filter((text) => english.test(text) && !own.has(text));
  for (const language of ['de', 'ar']) {
    show(language);
    // React renders the new language when it has time.
    await expect.poll(left, { timeout: 5_000, message: `English in ${language}` }).toEqual([]);
  }
  show('en');
});
