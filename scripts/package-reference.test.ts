import { expect, test } from 'vitest';
import { packageReference } from './package-reference.ts';

const kit = packageReference('ui');

function section(importLine: string): string {
  return kit.split('\n\n').find((text) => text.startsWith(`## ${importLine}`)) ?? '';
}

test('the reference of the kit has the import, the use and the props of a component', () => {
  const button = section("import { Button } from '@uplift/ui/button';");
  expect(button).toMatch(/^Use: The user starts an action/m);
  expect(button).toMatch(/^Avoid: .*`LinkButton`/m);
  expect(button).toMatch(/^- <Button>$/m);
  expect(button).toMatch(/^ {2}- variant\?: 'primary' \| 'secondary' .* = 'primary'$/m);
  expect(button).not.toContain('messages');
});

test('the reference of the kit names the parts of compound components, functions and style sheets', () => {
  expect(section("import { Dialog } from '@uplift/ui/dialog';")).toContain('\n- <Dialog.Title> ');
  expect(kit).toContain('\n- useMediaQuery(query: string): boolean Returns whether');
  expect(kit).toContain('@uplift/ui/tailwind.css');
});

test('the reference of the kit fits into the context of an assistant', () => {
  expect(kit.length).toBeLessThan(60_000);
});

test.each(['roi-engine', 'tech-showcase', 'data-client'])('%s has a reference', (name) => {
  const reference = packageReference(name);
  expect(reference).toMatch(/^# @uplift\/.*\n\n> /);
  expect(reference).toContain('\n## import { ');
});
