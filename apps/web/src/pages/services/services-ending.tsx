import type { ReactElement } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { GuaranteePanel } from '../../components/guarantee-panel/guarantee-panel.tsx';
import { ProcessStrip } from './process-strip.tsx';

/** Below the services: the process, the guarantee and the next step. */
export default function ServicesEnding(): ReactElement {
  return (
    <>
      <ProcessStrip />
      <GuaranteePanel />
      <ClosingCall
        title="Not sure which one it is?"
        text={
          'Describe a normal Tuesday to us. After 25\u00a0minutes we can tell you where we would look first.'
        }
      >
        <ArrowLink to="/calculator">Calculate what it costs you</ArrowLink>
      </ClosingCall>
    </>
  );
}
