import type { ComponentProps, ReactElement } from 'react';

type DrawingProps = ComponentProps<'svg'>;

function Drawing(props: DrawingProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}

/** Printer icon. */
export function Printer(props: DrawingProps): ReactElement {
  return (
    <Drawing {...props}>
      <path d="M7 9V3.5h10V9M7 17.5H5A2.5 2.5 0 0 1 2.5 15v-3.5A2.5 2.5 0 0 1 5 9h14a2.5 2.5 0 0 1 2.5 2.5V15a2.5 2.5 0 0 1-2.5 2.5h-2M7 14h10v6.5H7z" />
    </Drawing>
  );
}

/** Envelope icon. */
export function Envelope(props: DrawingProps): ReactElement {
  return (
    <Drawing {...props}>
      <path d="M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5zM3 7l9 6.5L21 7" />
    </Drawing>
  );
}

/** Download icon. */
export function Download(props: DrawingProps): ReactElement {
  return (
    <Drawing {...props}>
      <path d="M12 3.5v11.5M7.5 10.5 12 15l4.5-4.5M4 19.5h16" />
    </Drawing>
  );
}
