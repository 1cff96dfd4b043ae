import createCache from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createElement, type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { STYLE_KEY } from './shell/page-styles.ts';

/**
 * The JSX runtime of Emotion as the server has it. Markup and styles are the same, so the browser takes them over; but
 * styles are serialised and named once in the life of the process instead of once for each element of each page, and a
 * styled element costs one component instead of three.
 */

interface NamedStyles {
  className: string;
  /** The rules behind it, by name: its own, and the animations that it uses. */
  rules: readonly (readonly [name: string, css: string])[];
  /** What Emotion keeps of a class, to tell it from rules of the whole document. */
  registered: readonly [className: string, styles: string];
}

interface StyledProps {
  readonly styledType: ElementType;
  readonly css: Interpolation<unknown>;
  readonly className?: string | undefined;
  readonly [name: string]: unknown;
}

/** Every rule that any page has needed. */
const all = createCache({ key: STYLE_KEY });
all.compat = true;

const known = new Map<string, NamedStyles>();

/** The names of what `css()` made, in their order; null where something else is among it: that has no name. */
function namesOf(css: unknown): string | null {
  if (css === undefined || css === null || typeof css === 'boolean') return '';
  if (Array.isArray(css)) {
    const names = css.map(namesOf);
    return names.includes(null) ? null : names.join(' ');
  }
  return typeof css === 'object' && 'name' in css && typeof css.name === 'string' ? css.name : null;
}

/** Like Emotion itself: classes of its own are taken apart again and become one with the styles of the element. */
function makeStyles(css: Interpolation<unknown>, classNames: string): NamedStyles {
  const parents: string[] = [];
  const others = getRegisteredStyles(all.registered, parents, classNames);
  const serialized = serializeStyles([css, ...parents], undefined, {});
  insertStyles(all, serialized, true);
  const ownClass = `${STYLE_KEY}-${serialized.name}`;
  const rules: [string, string][] = [];
  for (let part: typeof serialized | undefined = serialized; part; part = part.next) {
    const rule = all.inserted[part.name];
    if (typeof rule === 'string') rules.push([part.name, rule]);
  }
  return { className: others + ownClass, rules, registered: [ownClass, serialized.styles] };
}

function nameStyles(css: Interpolation<unknown>, classNames: string): NamedStyles {
  const names = namesOf(css);
  if (names === null) return makeStyles(css, classNames);
  const key = `${names}|${classNames}`;
  const found = known.get(key);
  if (found) return found;
  const made = makeStyles(css, classNames);
  known.set(key, made);
  return made;
}

function Styled({ styledType, css, className = '', ...props }: StyledProps): ReactElement {
  const cache = useEmotionCache();
  const { className: name, rules, registered } = nameStyles(css, className);
  if (cache && !(registered[0] in cache.registered)) {
    cache.registered[registered[0]] = registered[1];
    for (const [rule, text] of rules) cache.inserted[rule] ??= text;
  }
  // Two children, as with Emotion in the browser: React makes the ids of a page from the places in its tree.
  return createElement(Fragment, null, null, createElement(styledType, { ...props, className: name }));
}

type Props = Readonly<Record<string, unknown>>;

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  if (!Object.hasOwn(props, 'css')) return plainJsx(type, props, key);
  return plainJsx(Styled, { ...props, styledType: type }, key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  if (!Object.hasOwn(props, 'css')) return plainJsxs(type, props, key);
  return plainJsxs(Styled, { ...props, styledType: type }, key);
}

export { Fragment };
