/** The built-in text of `Breadcrumb`. */
export interface BreadcrumbMessages {
  /** The accessible name of the landmark. */
  label: string;
}

export const breadcrumbMessages: BreadcrumbMessages = {
  label: 'Breadcrumb',
};
