import { describe, expect, it } from 'vitest';
import { needsPlate } from './icon-color.ts';

const icon = (fill: string): string => `data:image/svg+xml,%3Csvg%3E%3Cpath fill='%23${fill}'/%3E%3C/svg%3E`;

describe('needsPlate', () => {
  it.each([
    ['a black icon', icon('000000'), true],
    ['a dark purple icon', icon('6D00CC'), true],
    ['an orange icon', icon('FF7A59'), false],
    ['an icon with two colors', icon('FF7A59') + icon('FF4F00'), true],
    ['an icon whose color is unknown', '/icons/square.png', true],
    ['no icon', null, false],
  ])('decides about %s', (_, iconPath, expected) => {
    expect(needsPlate(iconPath)).toBe(expected);
  });
});
