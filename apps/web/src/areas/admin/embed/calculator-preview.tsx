import type { RoiOutcome } from '@uplift/roi-engine/react';
import { Alert } from '@uplift/ui/alert';
import { Skeleton } from '@uplift/ui/skeleton';
import { createElement, type ReactElement, useEffect, useRef, useState } from 'react';
import * as styles from './embed-page.styles.ts';

export interface CalculatorPreviewProps {
  attributes: Readonly<Record<string, string>>;
  onResult: (outcome: RoiOutcome) => void;
}

/** The element as another site shows it. Doesn't send reports. */
export function CalculatorPreview({ attributes, onResult }: CalculatorPreviewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    // The script that other sites load, not a part of this build.
    const script = new URL(`${import.meta.env.BASE_URL}embed/roi-calculator.js`, document.baseURI).href;
    import(/* @vite-ignore */ script).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, []);

  useEffect(() => {
    const element = frame.current;
    const take = (event: Event) => onResult((event as CustomEvent<RoiOutcome>).detail);
    element?.addEventListener('uplift-roi:result', take);
    return () => element?.removeEventListener('uplift-roi:result', take);
  }, [onResult]);

  return (
    <div ref={frame} css={styles.block}>
      {state === 'loading' && <Skeleton height="30rem" />}
      {state === 'failed' && (
        <Alert tone="danger" title="The preview couldn’t load">
          Reload the page to try again.
        </Alert>
      )}
      {state === 'ready' &&
        createElement('roi-calculator', {
          ...attributes,
          ...('email-report' in attributes && { 'email-report': '' }),
        })}
    </div>
  );
}
