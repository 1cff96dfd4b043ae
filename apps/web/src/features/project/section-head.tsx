import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { useProjectContext } from './project-context.tsx';

export interface SectionHeadProps {
  title: string;
  /** One sentence about the section. */
  lead: string;
}

/** Header of a section. Clients see the section as a page, the team as a part of the client's page. */
export function SectionHead({ title, lead }: SectionHeadProps): ReactElement {
  const { side, company } = useProjectContext();
  const isPage = side === 'client';
  return (
    <header>
      <PageHead title={isPage ? title : `${title} · ${company}`} index={false} />
      <Heading level={isPage ? 1 : 2} size={isPage ? 'lg' : 'md'}>
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </header>
  );
}
