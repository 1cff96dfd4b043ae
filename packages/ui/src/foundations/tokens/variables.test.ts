import { expect, it } from 'vitest';
import { color, dark, space, tokenCss, variableName } from './index.ts';

it('references the variables that the style sheet defines', () => {
  expect(color.textMuted).toBe('var(--up-color-text-muted)');
  expect(space[4]).toBe('var(--up-space-4)');
  expect(tokenCss).toContain(`${variableName('color', 'textMuted')}:`);
  expect(tokenCss).toContain(`${variableName('space', '4')}:`);
});

it('prints the light theme regardless of the screen theme', () => {
  const printed = tokenCss.replaceAll(/^@media screen.*$/gm, '');
  expect(tokenCss).toContain(dark.text);
  expect(printed).not.toContain(dark.text);
});
