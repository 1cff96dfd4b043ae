import { describe, expect, it } from 'vitest';
import { createSite } from '../entry-server.tsx';

const answers: Readonly<Record<string, unknown>> = {
  '/api/assets?category=logo': { data: [] },
  '/api/assets?pageSize=100': { data: [] },
  '/api/case-studies': { data: [] },
};

/** A site whose API returns empty lists of assets and stories. */
function startSite() {
  const site = createSite({
    manifest: null,
    siteUrl: 'https://uplift.example',
    officeTimeZone: 'UTC',
    origins: {},
  });
  const fetch = async (path: string) =>
    path in answers ? Response.json(answers[path]) : new Response(null, { status: 503 });
  return async (path: string, contentVersion: string) => {
    const page = await site.render({ path, fetch, contentVersion });
    expect(page.complete).toBe(true);
    return page;
  };
}

describe('cached page parts', () => {
  it.each([
    '/portal',
    '/pricing',
    '/about',
    '/services',
    '/services/systems-audit',
    '/results',
    '/resources',
  ])('give the same page at %s as a full render', async (path) => {
    const render = startSite();
    // Code that is still loading changes the order of styles, so load it first.
    await render(path, 'none');
    const [first, second, anew] = [
      await render(path, 'one'),
      await render(path, 'one'),
      await render(path, 'two'),
    ];
    // Comparing the strings with toBe would print both pages.
    expect(second.html === first.html).toBe(true);
    expect(anew.html === first.html).toBe(true);
    expect(second.styleHashes).toEqual(first.styleHashes);
    expect(second.html.includes('data-kept')).toBe(false);
  });

  it('mark the current page, whatever was rendered before', async () => {
    const render = startSite();
    const current = async (path: string) =>
      [...(await render(path, 'one')).html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)</g)].map(
        ([, text]) => text,
      );
    await current('/about');
    expect(await current('/pricing')).toEqual(['Pricing']);
    expect(await current('/about?from=mail')).toEqual(['About']);
  });
});
