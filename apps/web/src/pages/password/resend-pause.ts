import { useEffect, useState } from 'react';

/**
 * The server mails one link a minute. The minute starts when the mail is sent, shortly after the response.
 */
const RESEND_PAUSE_S = 65;

/** Seconds until the next request is possible. `sentAt` is in milliseconds since the epoch. */
export function useResendPause(sentAt: number): number {
  const [now, setNow] = useState(sentAt);
  const passed = Math.max(0, now - sentAt) / 1_000;
  const left = Math.max(0, Math.ceil(RESEND_PAUSE_S - passed));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
