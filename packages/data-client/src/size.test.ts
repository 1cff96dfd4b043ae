import { expect, test } from 'vitest';
import { bundle } from '../test/bundle-size.ts';

const hooks = [
  'DataProvider',
  'useTechAssets',
  'useCaseStudies',
  'useNavigationAssets',
  'useLogoAssets',
  'useClientSession',
  'useAccountUser',
  'useSignOut',
  'useReportClientError',
].join(', ');

const budgets = [
  [
    'the hooks of public pages',
    `import { ${hooks} } from './src/swr/index.ts'; globalThis.used = [${hooks}];`,
    2_500,
  ],
  [
    'these with the client and the tokens, as a site has them',
    `import { ${hooks} } from './src/swr/index.ts';
     import { createDataClient, createTokenStore } from './src/index.ts';
     globalThis.used = [${hooks}, createDataClient, createTokenStore];`,
    4_050,
  ],
  ['the root entry, whole', `import * as root from './src/index.ts'; globalThis.used = { ...root };`, 10_000],
  [
    'one row of the contract',
    `import { publicEndpoints } from './src/contract/index.ts'; globalThis.used = publicEndpoints.signOut;`,
    300,
  ],
] as const;

test.for(budgets)('%s stays within its size budget', async ([, source, budget]) => {
  expect((await bundle(source)).gzip).toBeLessThanOrEqual(budget);
});

test('public pages load no schemas until the first request', async () => {
  const [, [, source]] = budgets;
  const { code } = await bundle(source);
  expect(code).toContain('/api/client/me');
  expect(code).not.toMatch(/valibot|Enter your e-mail|~run/);
});

test('an unused import adds no bytes', async () => {
  expect((await bundle(`import './src/index.ts'; import './src/swr/index.ts';`)).code.trim()).toBe('');
});
