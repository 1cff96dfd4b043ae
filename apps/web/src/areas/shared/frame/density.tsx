import { Global } from '@emotion/react';
import type { DataTableDensity } from '@uplift/ui/data-table-state';
import { densityCss } from '@uplift/ui/theme';
import { createContext, type ReactElement, type ReactNode, use, useMemo, useState } from 'react';
import { readDensity, storeDensity } from './density-storage.ts';

export interface DensityPreference {
  density: DataTableDensity;
  /** Stores the choice for the signed-in user and applies it. */
  setDensity: (density: DataTableDensity) => void;
}

const Context = createContext<DensityPreference>({ density: 'comfortable', setDensity: () => {} });

const compact = densityCss('compact');

export interface DensityProviderProps {
  /** ID of the signed-in user. */
  person: string;
  children: ReactNode;
}

/** Applies the density that the user chose to all pages of an area. */
export function DensityProvider({ person, children }: DensityProviderProps): ReactElement {
  const [density, setDensity] = useState(() => readDensity(person));
  const preference = useMemo(
    () => ({
      density,
      setDensity: (next: DataTableDensity) => {
        storeDensity(person, next);
        setDensity(next);
      },
    }),
    [density, person],
  );
  return (
    <Context value={preference}>
      {density === 'compact' && <Global styles={compact} />}
      {children}
    </Context>
  );
}

/** Returns the user's density. Outside of an area, it is comfortable. */
export function useDensity(): DensityPreference {
  return use(Context);
}
