import createCache from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createElement, type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { STYLE_KEY } from './shell/page-styles.ts';

/**
 * Server version of Emotion's JSX runtime. Markup and styles are the same, so hydration matches. But styles
 * are serialized and named once per process instead of once per element of each page, and a styled element
 * costs one component instead of three.
 */

interface NamedStyles {
  className: string;
  /** The rules of the class by name: its own and those of the animations it uses. */
  rules: readonly (readonly [name: string, css: string])[];
  /** Emotion's entry for the class, which distinguishes it from global rules. */
  registered: readonly [className: string, styles: string];
}

interface StyledProps {
  readonly styledType: ElementType;
  readonly css: Interpolation<unknown>;
  readonly className?: string | undefined;
  readonly [name: string]: unknown;
}

/** The rules of all pages rendered so far. */
const all = createCache({ key: STYLE_KEY });
all.compat = true;

const known = new Map<string, NamedStyles>();

/** Returns the names of `css()` results in order. Null if any value has no name, such as a plain object. */
function namesOf(css: unknown): string | null {
  if (css === undefined || css === null || typeof css === 'boolean') return '';
  if (Array.isArray(css)) {
    const names = css.map(namesOf);
    return names.includes(null) ? null : names.join(' ');
  }
  return typeof css === 'object' && 'name' in css && typeof css.name === 'string' ? css.name : null;
}

/** Like Emotion, merges registered classes into the styles of the element. */
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
  // Two children, as in Emotion's browser runtime: `useId` derives IDs from tree positions.
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
