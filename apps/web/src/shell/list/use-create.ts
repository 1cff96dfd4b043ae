import { useSearchParams } from 'react-router-dom';
import { useQueryChange } from '../query-change.ts';

/** Says, in the address of a list, that a row is being created, so that any place can lead there. */
export const CREATE_PARAMETER = 'create';

/** Whether the dialog that creates a row of the list is open. */
export function useCreate(): [open: boolean, setOpen: (open: boolean) => void] {
  const [parameters] = useSearchParams();
  const changeQuery = useQueryChange();
  return [
    parameters.has(CREATE_PARAMETER),
    (open) =>
      changeQuery(
        (current) => {
          if (open) current.set(CREATE_PARAMETER, '');
          else current.delete(CREATE_PARAMETER);
          return current;
        },
        { replace: !open },
      ),
  ];
}
