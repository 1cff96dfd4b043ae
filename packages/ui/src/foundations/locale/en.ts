import { appShellMessages } from '../../app-shell/app-shell.messages.ts';
import { avatarMessages } from '../../avatar/avatar.messages.ts';
import { backToTopMessages } from '../../back-to-top/back-to-top.messages.ts';
import { breadcrumbMessages } from '../../breadcrumb/breadcrumb.messages.ts';
import { calendarMessages } from '../../calendar/calendar.messages.ts';
import { chartMessages } from '../../chart/chart.messages.ts';
import { codeMessages } from '../../code/code.messages.ts';
import { comboboxMessages } from '../../combobox/combobox.messages.ts';
import { commandMenuMessages } from '../../command-menu/command-menu.messages.ts';
import { copyButtonMessages } from '../../copy-button/copy-button.messages.ts';
import { dataTableMessages } from '../../data-table/data-table.messages.ts';
import { dataTableBulkBarMessages } from '../../data-table-bulk-bar/data-table-bulk-bar.messages.ts';
import { dataTablePagerMessages } from '../../data-table-pager/data-table-pager.messages.ts';
import { dataTableToolbarMessages } from '../../data-table-toolbar/data-table-toolbar.messages.ts';
import { datePickerMessages } from '../../date-picker/date-picker.messages.ts';
import { dialogMessages } from '../../dialog/dialog.messages.ts';
import { errorBoundaryMessages } from '../../error-boundary/error-boundary.messages.ts';
import { errorSummaryMessages } from '../../error-summary/error-summary.messages.ts';
import { fieldMessages } from '../../field/field.messages.ts';
import { fileDropMessages } from '../../file-drop/file-drop.messages.ts';
import { navigationBarMessages } from '../../navigation-bar/navigation-bar.messages.ts';
import { paginationMessages } from '../../pagination/pagination.messages.ts';
import { numberInputMessages } from '../../parse-number/number-input.messages.ts';
import { passwordInputMessages } from '../../password-input/password-input.messages.ts';
import { sideNavMessages } from '../../side-nav/side-nav.messages.ts';
import { skipLinkMessages } from '../../skip-link/skip-link.messages.ts';
import { sliderMessages } from '../../slider/slider.messages.ts';
import { stepperMessages } from '../../stepper/stepper.messages.ts';
import { tagMessages } from '../../tag/tag.messages.ts';
import { themeSwitchMessages } from '../../theme-switch/theme-switch.messages.ts';
import { timelineMessages } from '../../timeline/timeline.messages.ts';
import { toastMessages } from '../../toast/toast.messages.ts';
import type { UiMessages } from './messages.ts';

/** The English messages, complete, as a source for translations. */
export const english: UiMessages = {
  appShell: appShellMessages,
  avatar: avatarMessages,
  backToTop: backToTopMessages,
  breadcrumb: breadcrumbMessages,
  chart: chartMessages,
  code: codeMessages,
  calendar: calendarMessages,
  combobox: comboboxMessages,
  commandMenu: commandMenuMessages,
  copyButton: copyButtonMessages,
  dataTable: dataTableMessages,
  dataTableBulkBar: dataTableBulkBarMessages,
  dataTablePager: dataTablePagerMessages,
  dataTableToolbar: dataTableToolbarMessages,
  datePicker: datePickerMessages,
  dialog: dialogMessages,
  errorBoundary: errorBoundaryMessages,
  errorSummary: errorSummaryMessages,
  field: fieldMessages,
  fileDrop: fileDropMessages,
  navigationBar: navigationBarMessages,
  numberInput: numberInputMessages,
  pagination: paginationMessages,
  passwordInput: passwordInputMessages,
  sideNav: sideNavMessages,
  skipLink: skipLinkMessages,
  slider: sliderMessages,
  stepper: stepperMessages,
  tag: tagMessages,
  themeSwitch: themeSwitchMessages,
  timeline: timelineMessages,
  toast: toastMessages,
};
