import { expect, test } from 'vitest';
import { announcedBy, apiFault, apiFile } from './api-file.ts';

const released = {
  name: '@uplift/sample',
  version: '0.1.0',
  text: '## @uplift/sample\n\nfunction one(): void;\n',
};
const changed = { ...released, text: `${released.text}function two(): void;\n` };
const nobody = new Set<string>();

test('Types as they were released need nothing', () => {
  expect(apiFault(released, apiFile(released, undefined), nobody)).toBeUndefined();
});

test('A change that is not written down names the command that writes it, and the lines', () => {
  const fault = apiFault(changed, apiFile(released, undefined), new Set(['@uplift/sample']));
  expect(fault).toContain('Run `pnpm api:write`');
  expect(fault).toContain('  + function two(): void;');
  expect(apiFault(released, undefined, nobody)).toContain('Run `pnpm api:write`');
});

test('A change that is written down needs a changeset of that package', () => {
  const file = apiFile(changed, apiFile(released, undefined));
  expect(apiFault(changed, file, new Set(['@uplift/other']))).toContain('Run `pnpm changeset`');
  expect(apiFault(changed, file, new Set(['@uplift/sample']))).toBeUndefined();
});

test('With the next version the change is released, and the next one needs a changeset again', () => {
  const next = { ...changed, version: '0.2.0' };
  const before = apiFile(changed, apiFile(released, undefined));
  expect(apiFault(next, before, nobody)).toContain('Run `pnpm api:write`');
  const file = apiFile(next, before);
  expect(apiFault(next, file, nobody)).toBeUndefined();
  const again = { ...next, text: released.text };
  expect(apiFault(again, apiFile(again, file), nobody)).toContain('have changed since 0.2.0');
});

test('A changeset names its packages in any quotes', () => {
  expect(
    announcedBy(`---\n'@uplift/ui': minor\n"@uplift/data-client": patch\n---\n\nText: of it.\n`),
  ).toEqual(['@uplift/ui', '@uplift/data-client']);
});
