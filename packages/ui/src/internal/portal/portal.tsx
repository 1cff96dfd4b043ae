'use client';
import {
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { Slot } from '../slot/index.ts';
import { usePortalContainer } from './container-context.ts';
import { useOpener } from './opener.tsx';
import { readSurroundings } from './surroundings.ts';

/** Props of a panel that can be rendered elsewhere. */
export interface PortalledProps {
  /**
   * The element that the panel is rendered into: in a shadow root, an iframe or an element in full screen.
   * @default the container of the surrounding `PortalProvider`, or the body
   */
  container?: HTMLElement | null | undefined;
}

interface SurroundedProps extends HTMLAttributes<HTMLElement> {
  children: ReactElement;
  /** Set by the primitive. */
  ref?: Ref<HTMLElement>;
}

/** Mounts when the panel opens, which is when its opener is known. */
function Surrounded(props: SurroundedProps): ReactElement {
  const opener = useOpener();
  const [surroundings] = useState(() => {
    // Without a trigger, what has focus has opened the panel.
    const element = opener.current ?? document.activeElement;
    return element ? readSurroundings(element) : {};
  });
  return <Slot {...surroundings} {...props} />;
}

interface PortalProps extends PortalledProps {
  /** The primitive's own portal, which mounts its children while the panel is open. */
  primitive: ComponentType<{ container?: HTMLElement; children?: ReactNode }>;
  children: ReactElement;
}

/** Renders a panel into its container, with the theme, direction and language of its opener. */
export function Portal({ primitive: Primitive, container, children }: PortalProps): ReactElement {
  const target = usePortalContainer(container);
  return (
    <Primitive {...(target && { container: target })}>
      <Surrounded>{children}</Surrounded>
    </Primitive>
  );
}
