/** Script-readable cookies that only say who is signed in. */
const markers = 'clientSession|managerSession|adminSession';

/**
 * Marks the document before the first paint when a user is signed in, so that content for visitors doesn't
 * flash. The cookies contain no secret; the server relies on others. A service at another origin sets its
 * cookies there, so the token counts as well. Reading storage throws where it is blocked.
 */
export const signedInScript = [
  `(()=>{let is=/(?:^|; )(?:${markers})=1/.test(document.cookie);`,
  'try{is||=["adminToken","managerToken"].some((name)=>localStorage.getItem(name)||sessionStorage.getItem(name))}catch{}',
  'if(is)document.documentElement.setAttribute("data-signed-in","")})()',
].join('');

/** Selects elements in a marked document. */
export const whenSignedIn = '[data-signed-in] &';

/** Whether the document is marked. */
export function isMarkedSignedIn(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}
