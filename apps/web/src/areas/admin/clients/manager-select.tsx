import type { Client } from '@uplift/data-client/contract/admin';
import { Select, type SelectProps } from '@uplift/ui/select';
import type { ReactElement } from 'react';
import { useManagers } from '../users/use-managers.ts';

export interface ManagerSelectProps extends Omit<SelectProps, 'children'> {
  /** The current manager. Listed before the others load, and even if they can't be assigned anymore. */
  current: Client['manager'];
}

/** Selects a client's manager. An empty value means unassigned. */
export function ManagerSelect({ current, ...props }: ManagerSelectProps): ReactElement {
  const { managers } = useManagers();
  const others = managers?.filter(({ id }) => id !== current?.id);
  return (
    <Select defaultValue={current?.id ?? ''} {...props}>
      <option value="">No manager</option>
      {current && <option value={current.id}>{current.name}</option>}
      {others?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
