'use client';
import { Button } from '@uplift/ui/button';
import { CopyButton } from '@uplift/ui/copy-button';
import { Icon } from '@uplift/ui/icon';
import { LinkButton } from '@uplift/ui/link-button';
import { useLocale } from '@uplift/ui/locale';
import { type ComponentType, type ReactElement, useCallback, useState } from 'react';
import { toSearchParams } from '../../search-params.ts';
import type { RoiOutcome } from '../use-roi-calculator/index.ts';
import { useRoiMessages } from '../use-roi-messages.ts';
import { Download, Envelope, Printer } from './drawings.tsx';
import type { PrintSheetProps } from './print-sheet.tsx';
import * as styles from './roi-actions.styles.ts';

export interface RoiActionsProps {
  outcome: RoiOutcome;
  /** URL that shows this result; null if sharing is unavailable. */
  url: string | null;
  onShare: ((url: string) => void) | undefined;
  /** URL of the report as PDF, without the figures. */
  pdfUrl: string | undefined;
  onEmailReport: ((outcome: RoiOutcome) => void) | undefined;
}

function PdfLink({ outcome, pdfUrl }: Pick<RoiActionsProps, 'outcome'> & { pdfUrl: string }): ReactElement {
  const messages = useRoiMessages();
  const { language, currency } = useLocale();
  const search = toSearchParams(outcome.input, outcome.assumptions);
  search.set('locale', language);
  search.set('currency', currency);
  return (
    <LinkButton variant="ghost" size="sm" href={`${pdfUrl}?${search}`} download>
      <Icon icon={Download} size="sm" />
      {messages.downloadPdf}
    </LinkButton>
  );
}

/** Actions for a result: copy a link, print, download, and send by e-mail. */
export function RoiActions({ outcome, url, onShare, pdfUrl, onEmailReport }: RoiActionsProps): ReactElement {
  const messages = useRoiMessages();
  const [Sheet, setSheet] = useState<ComponentType<PrintSheetProps> | null>(null);
  const putAway = useCallback(() => setSheet(null), []);

  async function print(): Promise<void> {
    try {
      const loaded = await import('./print-sheet.tsx');
      setSheet(() => loaded.default);
    } catch {
      // If the report's code fails to load, printing the page is better than nothing.
      window.print();
    }
  }

  return (
    <>
      <div css={styles.actions}>
        {url !== null && (
          <CopyButton
            text={url}
            label={messages.copyLink}
            messages={{ copied: messages.linkCopied }}
            variant="ghost"
            onClick={() => onShare?.(url)}
          />
        )}
        <Button variant="ghost" size="sm" onClick={print}>
          <Icon icon={Printer} size="sm" />
          {messages.print}
        </Button>
        {pdfUrl !== undefined && <PdfLink outcome={outcome} pdfUrl={pdfUrl} />}
        {onEmailReport && (
          <Button variant="ghost" size="sm" onClick={() => onEmailReport(outcome)}>
            <Icon icon={Envelope} size="sm" />
            {messages.email}
          </Button>
        )}
      </div>
      {Sheet && <Sheet outcome={outcome} url={url} onPrinted={putAway} />}
    </>
  );
}
