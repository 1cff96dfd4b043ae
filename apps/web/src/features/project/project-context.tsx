import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

export interface ProjectContext {
  clientId: string;
  company: string;
  /** The viewer's side: the client, or the team that works for it. */
  side: 'client' | 'team';
  /** Whether a team member views the portal as the client. Nothing can be changed then. */
  readOnly: boolean;
}

const Context = createContext<ProjectContext | null>(null);

/** Provides the client whose project is shown, and the side of the viewer. */
export function ProjectContextProvider({
  value,
  children,
}: {
  value: ProjectContext;
  children: ReactNode;
}): ReactElement {
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside a `ProjectContextProvider` */
export function useProjectContext(): ProjectContext {
  const client = useContext(Context);
  if (!client)
    throw new Error(
      'useProjectContext was called outside of <ProjectContextProvider>. Render one around the project.',
    );
  return client;
}

/**
 * Returns the `viewQuery` parameters for requests that read a client's project. When a team member views the
 * portal as the client, the server omits what the client can't see.
 */
export function viewQueryOf({ readOnly }: ProjectContext): { view?: 'client' } {
  return readOnly ? { view: 'client' } : {};
}
