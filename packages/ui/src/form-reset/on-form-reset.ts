/**
 * Calls back when a form is reset, just before the browser resets the controls that it knows. Listens at the root of
 * the page, where everybody who may prevent the reset has been heard.
 *
 * @returns how to stop
 */
export function onFormReset(form: Element | null | undefined, callback: () => void): () => void {
  const root = form?.getRootNode();
  const listen = (event: Event) => {
    if (event.target === form && !event.defaultPrevented) callback();
  };
  root?.addEventListener('reset', listen);
  return () => root?.removeEventListener('reset', listen);
}
