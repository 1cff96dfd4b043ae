import type { IconComponent } from '@uplift/ui/icon';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A command of the current page. */
export interface PageCommand {
  label: string;
  icon: IconComponent;
  run: () => void;
}

type Registered = Set<RefObject<readonly PageCommand[]>>;

const Context = createContext<Registered>(new Set());

/** Lets the pages below it offer commands to the command menu. */
export function PageCommandsProvider({ children }: { children: ReactNode }): ReactElement {
  const [registered] = useState<Registered>(() => new Set());
  return <Context value={registered}>{children}</Context>;
}

/** Offers commands in the command menu while mounted. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const registered = use(Context);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, [registered]);
}

/** Returns the commands that the current page offered when the caller mounted. */
export function useOfferedCommands(): readonly PageCommand[] {
  const registered = use(Context);
  const [offered] = useState(() => [...registered].flatMap(({ current }) => current));
  return offered;
}
