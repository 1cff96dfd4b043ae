import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

export interface ClientInView {
  clientId: string;
  company: string;
  /** Who looks: somebody of the client, or of the consultancy that works for it. */
  side: 'client' | 'team';
  /** Whether somebody of the consultancy looks at what the client sees, and changes nothing. */
  readOnly: boolean;
}

const Context = createContext<ClientInView | null>(null);

/** Says whose project the screens below it show, and to whom. */
export function ClientInViewProvider({
  value,
  children,
}: {
  value: ClientInView;
  children: ReactNode;
}): ReactElement {
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside of a `ClientInViewProvider` */
export function useClientInView(): ClientInView {
  const client = useContext(Context);
  if (!client) throw new Error('Put this below a ClientInViewProvider.');
  return client;
}

/**
 * What reads of a client's project ask for besides, as `viewQuery` of the contract has it: where somebody of the
 * consultancy looks with the eyes of the client, the server leaves out what the client does not see.
 */
export function viewQueryOf({ readOnly }: ClientInView): { view?: 'client' } {
  return readOnly ? { view: 'client' } : {};
}
