import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';

/** Query parameter that opens a list's create dialog, so that any page can link to it. */
export const CREATE_PARAMETER = 'create';

/** Whether the list's create dialog is open. Stored in the query string. */
export function useCreate(): [open: boolean, setOpen: (open: boolean) => void] {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  return [
    parameters.has(CREATE_PARAMETER),
    (open) =>
      updateSearchParams(
        (current) => {
          if (open) current.set(CREATE_PARAMETER, '');
          else current.delete(CREATE_PARAMETER);
          return current;
        },
        { replace: !open },
      ),
  ];
}
