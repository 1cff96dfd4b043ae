/** The part of Next.js that the registry uses, so that work on the kit needs no Next.js. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void;
}
