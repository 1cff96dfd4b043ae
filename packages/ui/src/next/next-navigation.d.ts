/** The part of Next.js that the registry uses, so that nobody installs Next.js to work on the kit. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void;
}
