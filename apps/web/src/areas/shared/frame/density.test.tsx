import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DensityProvider, useDensity } from './density.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function densityOf(person: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DensityProvider person={person}>{children}</DensityProvider>
  );
  return renderHook(useDensity, { wrapper }).result;
}

it('stores the density of each user of a device', () => {
  const first = densityOf('first');
  expect(first.current.density).toBe('comfortable');
  act(() => first.current.setDensity('compact'));
  expect(first.current.density).toBe('compact');
  expect(densityOf('second').current.density).toBe('comfortable');
  expect(densityOf('first').current.density).toBe('compact');
});
