/**
 * Calls back when a form is reset, right before the browser resets its native controls. Listens at the root
 * of the page, after every handler that may prevent the reset has run.
 *
 * @returns A function that stops listening.
 */
export function onFormReset(form: Element | null | undefined, callback: () => void): () => void {
  const root = form?.getRootNode();
  const listen = (event: Event) => {
    if (event.target === form && !event.defaultPrevented) callback();
  };
  root?.addEventListener('reset', listen);
  return () => root?.removeEventListener('reset', listen);
}
