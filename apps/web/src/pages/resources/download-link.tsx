import { LinkButton, type LinkButtonProps } from '@uplift/ui/link-button';
import type { ReactElement } from 'react';
import { fileAddressOf, fileNameOf, type ResourceSummary } from '../../content/resources.ts';

export interface DownloadLinkProps extends Pick<LinkButtonProps, 'variant'> {
  resource: ResourceSummary;
}

/** Downloads a resource as a file. */
export function DownloadLink({ resource, variant = 'secondary' }: DownloadLinkProps): ReactElement {
  return (
    <LinkButton href={fileAddressOf(resource)} download={fileNameOf(resource)} variant={variant}>
      {resource.kind === 'Template' ? 'Download sheet (.csv)' : 'Download text (.md)'}
    </LinkButton>
  );
}
