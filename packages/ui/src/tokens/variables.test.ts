import { expect, it } from 'vitest';
import { color, space, tokenCss, variableName } from './index.ts';

it('refers to the variables that the style sheet defines', () => {
  expect(color.textMuted).toBe('var(--up-color-text-muted)');
  expect(space[4]).toBe('var(--up-space-4)');
  expect(tokenCss).toContain(`${variableName('color', 'textMuted')}:`);
  expect(tokenCss).toContain(`${variableName('space', '4')}:`);
});
