/** What the code blocks of the documentation take from the page around them. */

type Input = import('@uplift/roi-engine').CalculatorInput;
type Result = import('@uplift/roi-engine').CalculatorResult;
type Credentials = import('@uplift/data-client/swr').Credentials;

/** The figures of a business. */
declare const input: Input;
declare function remember(input: Input, result: Result): void;

/** What a page has read about technologies. */
declare const technologies: import('@uplift/tech-showcase').TechShowcaseProps['technologies'];
declare const failed: boolean;
declare function reload(): void;

/** Where a page is drawn. */
declare const element: HTMLElement;

/** A form of the site's own. */
declare function SignInForm(props: {
  onSubmit: (credentials: Credentials) => void;
  error: string | undefined;
  busy: boolean;
}): import('react').ReactElement;

/** MSW's server or worker, as stories and tests have it. */
declare const msw: { use(...handlers: import('msw').RequestHandler[]): void };
