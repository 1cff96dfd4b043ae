import { expect, test } from 'vitest';
import { importedPackages, storyDependencies } from './story-dependencies.ts';

test('finds static, dynamic, re-exported and bare imports', () => {
  const source = `
import { useState } from 'react';
import {
  Mesh,
  Scene,
} from 'three';
import 'side-effect';
export { css } from "@emotion/react";
const { createRoot } = await import('@react-three/fiber');
`;
  expect(importedPackages(source)).toEqual([
    'react',
    'three',
    'side-effect',
    '@emotion/react',
    '@react-three/fiber',
  ]);
});

test('omits types, own modules, styles, asset URLs, MSW and Node built-ins', () => {
  const source = `
import type { Technology } from 'types-only';
export type {
  Other,
} from 'more-types';
import { color } from '@uplift/ui/tokens';
import { join } from 'node:path';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import './button.styles.ts';
import '@fontsource-variable/geist/index.css';
import font from '@fontsource-variable/geist/files/geist.woff2?url';
`;
  expect(importedPackages(source)).toEqual([]);
});

test('lists each dependency of the stories once, through a package that has it', () => {
  const dependencies = storyDependencies();
  expect(dependencies).toContain('@uplift/storybook > @uplift/tech-showcase > three');
  expect(dependencies).toContain('@uplift/storybook > @emotion/react');
  expect(new Set(dependencies.map((path) => path.split(' > ').at(-1))).size).toBe(dependencies.length);
});
