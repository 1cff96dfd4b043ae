import type { UiMessages } from './messages.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');
const numbers = /* @__PURE__ */ new Intl.NumberFormat('ar');

type Forms = Record<Intl.LDMLPluralRule, string>;

/** Arabic has six plural forms. `#` stands for the number. */
function plural(number: number, forms: Forms): string {
  return forms[rules.select(number)].replace('#', numbers.format(number));
}

function characters(number: number): string {
  return plural(number, {
    zero: 'صفر حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });
}

const keyboard = 'تجنّب المفاتيح المتجاورة.';
const repeats = 'تجنّب تكرار الأحرف.';
const dates = 'تجنّب التواريخ والسنوات.';
const common = 'كلمة المرور هذه شائعة. اختر غيرها.';
const names = 'أضف كلمات ليست أسماء.';

/** The Arabic messages. */
export const arabic: UiMessages = {
  appShell: { openMenu: 'فتح القائمة', closeMenu: 'إغلاق القائمة' },
  avatar: { more: (more) => `+${numbers.format(more)} آخرون` },
  backToTop: { label: 'العودة إلى الأعلى' },
  breadcrumb: { label: 'مسار التنقّل' },
  chart: {
    chart: 'مخطّط بياني، تقرأ مفاتيح الأسهم قيمه',
    table: 'عرض كجدول',
    category: 'الفئة',
    total: 'المجموع',
    missing: 'لا توجد بيانات',
    timeZone: (zone) => `الأوقات حسب ${zone}`,
    note: 'عن هذه البيانات',
    empty: 'لا توجد بيانات بعد.',
  },
  code: { copy: 'نسخ الشيفرة' },
  calendar: {
    calendar: 'التقويم',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    month: 'الشهر',
    year: 'السنة',
    today: (date) => `اليوم، ${date}`,
  },
  combobox: {
    toggle: 'عرض الخيارات',
    loading: 'جارٍ تحميل الخيارات',
    empty: 'لا توجد نتائج. جرّب كلمة أخرى.',
    count: (options) =>
      plural(options, {
        zero: 'لا توجد خيارات',
        one: 'خيار واحد',
        two: 'خياران',
        few: '# خيارات',
        many: '# خيارًا',
        other: '# خيار',
      }),
    take: (text) => `استخدام «${text}»`,
    remove: (label) => `إزالة ${label}`,
    removed: (label) => `تمت إزالة ${label}`,
  },
  commandMenu: {
    label: 'الأوامر',
    placeholder: 'ابحث أو نفّذ أمرًا',
    loading: 'جارٍ البحث',
    empty: 'لا توجد نتائج. جرّب كلمة أخرى.',
    close: 'إغلاق',
    navigate: 'تنقّل',
    select: 'اختيار',
  },
  copyButton: {
    label: 'نسخ',
    copied: 'تم النسخ',
    refused: 'منع متصفّحك النسخ. انسخ النص المحدَّد بنفسك.',
  },
  dataTable: {
    selectRow: 'تحديد',
    selectPage: 'تحديد كل ما في هذه الصفحة',
    loading: 'جارٍ التحميل',
    empty: 'لا يوجد شيء هنا بعد',
    noMatch: 'لا توجد نتائج',
    clear: 'مسح عوامل التصفية',
    failed: 'تعذّر تحميل هذا الجدول',
    stale: 'تعذّر تحديث هذا الجدول. قد تكون بياناته قديمة.',
    retry: 'إعادة المحاولة',
    results: (total) =>
      plural(total, {
        zero: 'لا توجد نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: '# نتائج',
        many: '# نتيجة',
        other: '# نتيجة',
      }),
    page: (page) => `الصفحة ${numbers.format(page)}`,
    sorted: (column, direction) => `مرتّب حسب ${column} ${direction === 'ascending' ? 'تصاعديًا' : 'تنازليًا'}`,
  },
  dataTableBulkBar: {
    label: 'الصفوف المحدَّدة',
    selected: (selected) =>
      plural(selected, {
        zero: 'لم يُحدَّد شيء',
        one: 'صف واحد محدَّد',
        two: 'صفّان محدَّدان',
        few: '# صفوف محدَّدة',
        many: '# صفًا محدَّدًا',
        other: '# صف محدَّد',
      }),
    clear: 'إلغاء التحديد',
  },
  dataTablePager: {
    pages: (label) => `صفحات ${label}`,
    rowsPerPage: 'عدد الصفوف في الصفحة',
    first: 'الصفحة الأولى',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    last: 'الصفحة الأخيرة',
    page: (page, pages) => `الصفحة ${numbers.format(page)} من ${numbers.format(pages)}`,
    range: (from, to, total) => `${numbers.format(from)}–${numbers.format(to)} من ${numbers.format(total)}`,
  },
  dataTableToolbar: {
    search: 'بحث',
    clearFilter: 'مسح',
    clearAll: 'مسح عوامل التصفية',
    sort: 'ترتيب',
    sortBy: 'الترتيب حسب',
    direction: 'الاتجاه',
    ascending: 'تصاعدي',
    descending: 'تنازلي',
    view: 'العرض',
    columns: 'الأعمدة',
    density: 'الكثافة',
    comfortable: 'مريحة',
    compact: 'متراصّة',
  },
  datePicker: {
    open: 'فتح التقويم',
    from: 'من',
    to: 'إلى',
    presets: 'اقتراحات',
    invalid: (example) => `أدخل تاريخًا، مثل ${example}.`,
    tooEarly: (min) => `أدخل ${min} أو تاريخًا لاحقًا.`,
    tooLate: (max) => `أدخل ${max} أو تاريخًا سابقًا.`,
    unavailable: (date) => `التاريخ ${date} غير متاح. أدخل تاريخًا آخر.`,
  },
  dialog: { close: 'إغلاق' },
  errorBoundary: {
    pageTitle: 'خطأ في الصفحة',
    pageText: 'حدث خطأ في هذه الصفحة. عادةً ما تحلّ إعادة التحميل المشكلة.',
    reload: 'إعادة تحميل الصفحة',
    home: 'الذهاب إلى الصفحة الرئيسية',
    sectionTitle: 'القسم غير متاح',
    sectionText: 'تعذّر عرض هذا الجزء من الصفحة. ما تبقّى منها يعمل.',
    tryAgain: 'إعادة المحاولة',
    componentText: 'خطأ في المكوّن',
    retry: 'إعادة المحاولة',
  },
  errorSummary: { title: 'يُرجى مراجعة ما أدخلته' },
  field: {
    requiredMark: '*',
    required: 'مطلوب',
    charactersLeft: (left) =>
      left < 0 ? `تجاوزت الحد بمقدار ${characters(-left)}` : `المتبقّي: ${characters(left)}`,
  },
  fileDrop: {
    choose: 'اختر ملفات',
    orDrop: 'أو أفلتها أو ألصقها هنا',
    release: 'أفلت لإضافة الملفات',
    list: 'الملفات',
    status: { waiting: 'في الانتظار', uploading: 'جارٍ الرفع', done: 'تم الرفع', error: 'فشل' },
    cancel: (name) => `إلغاء ${name}`,
    remove: (name) => `إزالة ${name}`,
    retry: (name) => `إعادة محاولة ${name}`,
    kinds: { audio: 'ملف صوتي', font: 'خط', image: 'صورة', text: 'ملف نصّي', video: 'فيديو' },
    wrongType: (name, kinds) => {
      const alternatives = new Intl.ListFormat('ar', { type: 'disjunction' }).format(kinds);
      return `نوع الملف ${name} غير مقبول. الأنواع المقبولة: ${alternatives}.`;
    },
    tooLarge: (name, size, maxSize) => `حجم ${name} هو ${size}. الحد الأقصى ${maxSize}.`,
    onlyOne: (name) => `لم يُضَف ${name}. يُسمح بملف واحد فقط.`,
    folder: (name) => `${name} مجلد. اختر الملفات التي فيه.`,
    announce: ({ name, status, error }) => {
      if (status === 'error') return `فشل ${name}. ${error ?? ''}`.trim();
      if (status === 'done') return `تم رفع ${name}`;
      return status === 'uploading' ? `جارٍ رفع ${name}` : `تمت إضافة ${name}`;
    },
    removed: (name) => `تمت إزالة ${name}`,
  },
  navigationBar: { label: 'التنقّل الرئيسي', menu: 'القائمة' },
  numberInput: {
    problem: (problem, text) => {
      const quoted = text.trim().length > 30 ? 'هذا النص' : `«${text.trim()}»`;
      switch (problem) {
        case 'unreadable':
          return `${quoted} ليس رقمًا. أدخل رقمًا مثل 1250.`;
        case 'ambiguous':
          return `قد تفصل ${text.includes('.') ? 'النقطة' : 'الفاصلة'} في ${quoted} الآلاف أو الكسور العشرية. أدخل الرقم بدونها.`;
        case 'fraction':
          return 'أدخل رقمًا صحيحًا.';
        case 'negative':
          return 'أدخل صفرًا أو أكثر.';
        case 'too large':
          return 'هذا الرقم كبير جدًا. أدخل رقمًا أصغر.';
      }
    },
  },
  pagination: {
    label: 'الصفحات',
    first: 'الصفحة الأولى',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    last: 'الصفحة الأخيرة',
    // As the page shows it.
    page: (page) => `الصفحة ${numbers.format(page)}`,
    status: (page, pages) => `الصفحة ${numbers.format(page)} من ${numbers.format(pages)}`,
  },
  passwordInput: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    scores: { 0: 'ضعيفة جدًا', 1: 'ضعيفة', 2: 'مقبولة', 3: 'جيدة', 4: 'قوية' },
    warnings: {
      straightRow: keyboard,
      keyPattern: keyboard,
      simpleRepeat: repeats,
      extendedRepeat: repeats,
      sequences: 'تجنّب التسلسلات مثل abc أو 4321.',
      recentYears: dates,
      dates,
      topTen: common,
      topHundred: common,
      common,
      similarToCommon: common,
      wordByItself: 'من السهل تخمين كلمة واحدة. أضف بضع كلمات أخرى.',
      namesByThemselves: names,
      commonNames: names,
      userInputs: 'تجنّب اسمك وبريدك الإلكتروني واسم شركتك.',
      pwned: 'سُرّبت كلمة المرور هذه. اختر غيرها.',
    },
    rule: (minLength) => `${characters(minLength)} على الأقل. بضع كلمات غير مترابطة خيار جيد.`,
    tooShort: (missing) => `أضف ${characters(missing)}.`,
    tooLong: (excess) => `تجاوزت الحد بمقدار ${characters(excess)}.`,
  },
  sideNav: { toggle: 'إظهار الأسماء' },
  skipLink: { label: 'الانتقال إلى المحتوى' },
  slider: { minimum: 'الحد الأدنى', maximum: 'الحد الأقصى' },
  stepper: { done: 'مكتملة' },
  tag: { remove: 'إزالة' },
  themeSwitch: {
    themes: { system: 'مظهر النظام', light: 'فاتح', dark: 'داكن' },
    label: (theme, next) => `المظهر: ${theme}. التبديل إلى ${next}`,
    changed: (theme) => `المظهر: ${theme}`,
  },
  timeline: { past: 'مكتمل', current: 'الآن', upcoming: 'قادم' },
  toast: { label: 'الإشعارات ({hotkey})', notification: 'إشعار', close: 'تجاهل' },
};
