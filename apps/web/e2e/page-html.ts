import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** A page's HTML, as received and without scripts. */
export interface PageHtml {
  response: APIResponse;
  html: string;
  title: string | undefined;
  headings: string[];
  canonical: string | undefined;
  indexed: boolean;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');
}

/** Fetches a page without running scripts or following redirects. */
export async function fetchPage(request: APIRequestContext, path: string): Promise<PageHtml> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    response,
    html,
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    headings: [...html.matchAll(/<h1[\s>].*?<\/h1>/g)].map(([heading]) => textOf(heading)),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(head),
  };
}

/** Expects no hidden blocks, in which React streams late content that needs a script to be put in place. */
export function expectEverythingInPlace({ html }: PageHtml): void {
  expect(html).not.toContain('<div hidden id="S:');
}
