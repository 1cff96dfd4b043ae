import type { DataTableDensity } from '@uplift/ui/data-table-state';
import { attemptStorage } from '../../../auth/sign-out/attempt-storage.ts';

const keyOf = (person: string) => `density:${person}`;

/** @param person ID of the signed-in user. Each user of a device has their own density. */
export function readDensity(person: string): DataTableDensity {
  return attemptStorage(() => localStorage.getItem(keyOf(person))) === 'compact' ? 'compact' : 'comfortable';
}

export function storeDensity(person: string, density: DataTableDensity): void {
  attemptStorage(() => localStorage.setItem(keyOf(person), density));
}
