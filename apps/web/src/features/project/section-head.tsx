import type { ReactElement, ReactNode } from 'react';
import { AreaHeader } from '../../areas/shared/frame/area-header.tsx';
import { useProjectContext } from './project-context.tsx';

export interface SectionHeadProps {
  title: string;
  /** One sentence about the section. */
  lead: string;
  /** Actions of the section. */
  children?: ReactNode;
}

/** Header of a section. Clients see the section as a page, the team as a part of the client's page. */
export function SectionHead({ title, lead, children }: SectionHeadProps): ReactElement {
  const { side, company } = useProjectContext();
  const isPage = side === 'client';
  return (
    <AreaHeader
      title={title}
      tabTitle={isPage ? title : `${title} · ${company}`}
      lead={lead}
      level={isPage ? 1 : 2}
    >
      {children}
    </AreaHeader>
  );
}
