/** The readable cookies that say who is signed in, and nothing else. */
const markers = 'clientSession|managerSession|adminSession';

/**
 * Marks the document before the first paint when somebody is signed in, so that what is meant for visitors does
 * not flash. The cookies carry no secret; the server decides by others. A service at another
 * origin sets its cookies there, so the token counts as well. Reading storage throws where it is blocked.
 */
export const signedInScript = [
  `(()=>{let is=/(?:^|; )(?:${markers})=1/.test(document.cookie);`,
  'try{is||=["adminToken","managerToken"].some((name)=>localStorage.getItem(name)||sessionStorage.getItem(name))}catch{}',
  'if(is)document.documentElement.setAttribute("data-signed-in","")})()',
].join('');

/** Selects what stands in a document that is so marked. */
export const whenSignedIn = '[data-signed-in] &';

/** Whether the document is so marked. */
export function isMarkedSignedIn(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}
