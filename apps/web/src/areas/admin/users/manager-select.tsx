import type { Client } from '@uplift/data-client/contract/admin';
import { Select, type SelectProps } from '@uplift/ui/select';
import type { ReactElement } from 'react';
import { useManagers } from './use-managers.ts';

export interface ManagerSelectProps extends Omit<SelectProps, 'children'> {
  /** Who runs the client now, so that they are there before the others are loaded, and where they cannot be chosen any more. */
  current: Client['manager'];
}

/** Who runs a client. Its empty value is nobody. */
export function ManagerSelect({ current, ...props }: ManagerSelectProps): ReactElement {
  const { managers } = useManagers();
  const others = managers.filter(({ id }) => id !== current?.id);
  return (
    <Select defaultValue={current?.id ?? ''} {...props}>
      <option value="">Nobody for now</option>
      {current && <option value={current.id}>{current.name}</option>}
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
