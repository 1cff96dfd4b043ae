/** Declarations that the documentation's code blocks take from their surrounding page. */

type Input = import('@uplift/roi-engine').CalculatorInput;
type Result = import('@uplift/roi-engine').CalculatorResult;
type Credentials = import('@uplift/data-client/swr').Credentials;

/** The figures of a business. */
declare const input: Input;
declare function remember(input: Input, result: Result): void;

/** Technologies that a page has loaded. */
declare const technologies: import('@uplift/tech-showcase').TechShowcaseProps['technologies'];
declare const failed: boolean;
declare function reload(): void;

/** Element in which a page renders. */
declare const element: HTMLElement;

/** The site's own form. */
declare function SignInForm(props: {
  onSubmit: (credentials: Credentials) => void;
  error: string | undefined;
  busy: boolean;
}): import('react').ReactElement;

/** MSW's server or worker in stories and tests. */
declare const msw: { use(...handlers: import('msw').RequestHandler[]): void };
