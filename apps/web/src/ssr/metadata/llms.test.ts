import { expect, it } from 'vitest';
import { isPageHandle } from '../../app/page-route.tsx';
import { routes } from '../../app/routes.ts';
import { llmsText } from './llms.ts';

it('llms.txt links to exactly the pages that search engines may index', () => {
  const listed = routes.flatMap(({ path = '', handle }) =>
    isPageHandle(handle) && handle.listed && !path.includes(':') ? [`https://site.test${path}`] : [],
  );
  const [, pages = ''] = llmsText('https://site.test').split('## ');
  const linked = [...pages.matchAll(/\((https:[^)]+)\)/g)].map(([, address]) => address);
  expect(linked).toEqual([...listed, 'https://site.test/sitemap.xml']);
});
