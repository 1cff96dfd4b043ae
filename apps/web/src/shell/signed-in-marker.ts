/** The readable cookies that say who is signed in, and nothing else. */
const markers = 'clientSession|managerSession|adminSession';

/**
 * Marks the document before the first paint when somebody is signed in, so that what is meant for visitors does
 * not flash. The cookies carry no secret; the server decides by others.
 */
export const signedInScript = `/(?:^|; )(?:${markers})=1/.test(document.cookie)&&document.documentElement.setAttribute("data-signed-in","")`;

/** Selects what stands in a document that is so marked. */
export const whenSignedIn = '[data-signed-in] &';

/** Whether the document is so marked. */
export function isMarkedSignedIn(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}
