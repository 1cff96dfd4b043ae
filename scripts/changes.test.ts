import { expect, test } from 'vitest';
import { releasedChanges, unreleasedChange } from './changes.ts';

test('lists the entries of a changelog with their versions, newest first', () => {
  const changelog = `# @uplift/ui

## 0.2.0

### Minor Changes

- \`Card\` is new.
  - It takes \`padding\`.

### Patch Changes

- \`Button\` stays focused.

## 0.1.0

- The first release.
`;
  expect(releasedChanges(changelog)).toEqual([
    { version: '0.2.0', text: '`Card` is new.\n  - It takes `padding`.' },
    { version: '0.2.0', text: '`Button` stays focused.' },
    { version: '0.1.0', text: 'The first release.' },
  ]);
});

test('reads a changeset for the packages that it names', () => {
  const changeset = "---\n'@uplift/ui': minor\n---\n\n`Card` is new.\n";
  expect(unreleasedChange(changeset, '@uplift/ui')).toEqual([
    { version: 'Unreleased', text: '`Card` is new.' },
  ]);
  expect(unreleasedChange(changeset, '@uplift/data-client')).toEqual([]);
});
