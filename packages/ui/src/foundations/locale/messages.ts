import type { AppShellMessages } from '../../app-shell/app-shell.messages.ts';
import type { AvatarMessages } from '../../avatar/avatar.messages.ts';
import type { BackToTopMessages } from '../../back-to-top/back-to-top.messages.ts';
import type { BreadcrumbMessages } from '../../breadcrumb/breadcrumb.messages.ts';
import type { CalendarMessages } from '../../calendar/calendar.messages.ts';
import type { ChartMessages } from '../../chart/chart.messages.ts';
import type { CodeMessages } from '../../code/code.messages.ts';
import type { ComboboxMessages } from '../../combobox/combobox.messages.ts';
import type { CommandMenuMessages } from '../../command-menu/command-menu.messages.ts';
import type { CopyButtonMessages } from '../../copy-button/copy-button.messages.ts';
import type { DataTableMessages } from '../../data-table/data-table.messages.ts';
import type { DataTableBulkBarMessages } from '../../data-table-bulk-bar/data-table-bulk-bar.messages.ts';
import type { DataTablePagerMessages } from '../../data-table-pager/data-table-pager.messages.ts';
import type { DataTableToolbarMessages } from '../../data-table-toolbar/data-table-toolbar.messages.ts';
import type { DatePickerMessages } from '../../date-picker/date-picker.messages.ts';
import type { DialogMessages } from '../../dialog/dialog.messages.ts';
import type { ErrorBoundaryMessages } from '../../error-boundary/error-boundary.messages.ts';
import type { ErrorSummaryMessages } from '../../error-summary/error-summary.messages.ts';
import type { FieldMessages } from '../../field/field.messages.ts';
import type { FileDropMessages } from '../../file-drop/file-drop.messages.ts';
import type { NavigationBarMessages } from '../../navigation-bar/navigation-bar.messages.ts';
import type { PaginationMessages } from '../../pagination/pagination.messages.ts';
import type { NumberInputMessages } from '../../parse-number/number-input.messages.ts';
import type { PasswordInputMessages } from '../../password-input/password-input.messages.ts';
import type { SideNavMessages } from '../../side-nav/side-nav.messages.ts';
import type { SkipLinkMessages } from '../../skip-link/skip-link.messages.ts';
import type { SliderMessages } from '../../slider/slider.messages.ts';
import type { StepperMessages } from '../../stepper/stepper.messages.ts';
import type { TagMessages } from '../../tag/tag.messages.ts';
import type { ThemeSwitchMessages } from '../../theme-switch/theme-switch.messages.ts';
import type { TimelineMessages } from '../../timeline/timeline.messages.ts';
import type { ToastMessages } from '../../toast/toast.messages.ts';

/** The built-in messages of this package, by component. A translation covers all of them. */
export interface UiMessages {
  appShell: AppShellMessages;
  avatar: AvatarMessages;
  backToTop: BackToTopMessages;
  breadcrumb: BreadcrumbMessages;
  chart: ChartMessages;
  code: CodeMessages;
  calendar: CalendarMessages;
  combobox: ComboboxMessages;
  commandMenu: CommandMenuMessages;
  copyButton: CopyButtonMessages;
  dataTable: DataTableMessages;
  dataTableBulkBar: DataTableBulkBarMessages;
  dataTablePager: DataTablePagerMessages;
  dataTableToolbar: DataTableToolbarMessages;
  datePicker: DatePickerMessages;
  dialog: DialogMessages;
  errorBoundary: ErrorBoundaryMessages;
  errorSummary: ErrorSummaryMessages;
  field: FieldMessages;
  fileDrop: FileDropMessages;
  navigationBar: NavigationBarMessages;
  numberInput: NumberInputMessages;
  pagination: PaginationMessages;
  passwordInput: PasswordInputMessages;
  sideNav: SideNavMessages;
  skipLink: SkipLinkMessages;
  slider: SliderMessages;
  stepper: StepperMessages;
  tag: TagMessages;
  themeSwitch: ThemeSwitchMessages;
  timeline: TimelineMessages;
  toast: ToastMessages;
}

/** All messages that `LocaleProvider` takes. Packages that build on this one add theirs. */
export interface Messages extends UiMessages {}

/** Some messages of some components. Missing ones are English. */
export type PartialMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> };
