import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../command.ts';
import type { DocumentationPage } from './pages.ts';

/** Pages of packages are read outside of the repository, so they name its files by their address. */
const published = /^https:\/\/github\.com\/uplift\/uplift\/(?:blob|tree)\/main\//;

/** A link to something in the repository. */
export interface Link {
  /** As it is written. */
  address: string;
  /** The file or folder that it means, relative to the repository. */
  path: string;
  /** The part of the page that it means; empty for all of it. */
  part: string;
}

function withoutCode(text: string): string {
  return text.replaceAll(/^( *)```.*?^\1```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
}

/** The links of a page, and its pictures, as far as they stay in the repository. */
export function linksOf({ path, text }: DocumentationPage): Link[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, address = '']) => {
    const inside = address.replace(published, '/');
    if (/^[a-z]+:/.test(inside)) return [];
    const [file = '', part = ''] = inside.split('#');
    const from = file.startsWith('/') ? '.' : dirname(path);
    return [{ address, path: file ? join(from, file) : path, part }];
  });
}

/** The names by which the headings of a page can be linked to, as GitHub makes them. */
export function partsOf(text: string): string[] {
  const counts = new Map<string, number>();
  return [...text.replaceAll(/^( *)```.*?^\1```$/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  });
}

/** What is wrong with a link; `undefined` where it leads somewhere. */
export function linkFault(
  { address, path, part }: Link,
  pages: readonly DocumentationPage[],
): string | undefined {
  const page = pages.find((each) => each.path === path);
  if (!page && !existsSync(join(root, path))) return `${address}: there is no ${path}`;
  return part && page && !partsOf(page.text).includes(part)
    ? `${address}: ${path} has no such part`
    : undefined;
}

/** The pages that one comes to from a page by links, that page included; from a folder one comes to each of its pages. */
export function pagesFrom(start: string, pages: readonly DocumentationPage[]): Set<string> {
  const found = new Set([start]);
  for (const from of found) {
    const page = pages.find(({ path }) => path === from);
    const targets = page ? linksOf(page).map((link) => link.path) : [];
    for (const { path } of pages) {
      if (targets.some((target) => target === path || target === dirname(path))) found.add(path);
    }
  }
  return found;
}
