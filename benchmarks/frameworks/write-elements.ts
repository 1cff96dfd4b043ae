import { writeFileSync } from 'node:fs';
import parse from 'html-react-parser';
import { isValidElement, type ReactNode } from 'react';
import page from './page.json' with { type: 'json' };

/*
 * Writes our page as a module that creates its elements, as if written by hand without components, and its
 * rules as a file.
 */

function codeOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(codeOf).join(', ');
  if (!isValidElement<{ children?: ReactNode }>(node)) return JSON.stringify(node);
  const { children, ...attributes } = node.props;
  const parts = [JSON.stringify(node.type), JSON.stringify(attributes)];
  if (children !== undefined) parts.push(codeOf(children));
  return `createElement(${parts.join(', ')})`;
}

const elements = codeOf(parse(page.body));
writeFileSync(
  new URL('elements.ts', import.meta.url),
  `import { createElement, type ReactElement } from 'react';\n\n` +
    `export const pageTitle = ${JSON.stringify(page.title)};\n\n` +
    `/** The elements of our page. */\nexport const pageElements: ReactElement = createElement('div', null, ${elements});\n`,
);
writeFileSync(new URL('page.css', import.meta.url), page.styles);
