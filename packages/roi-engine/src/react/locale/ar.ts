import type { ReportMessages } from '../../report.messages.ts';
import type { RoiCalculatorMessages } from '../roi-calculator.messages.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');

const months: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'شهر',
  one: 'شهر',
  two: 'شهران',
  few: 'أشهر',
  many: 'شهرًا',
  other: 'شهر',
};

const yearly = 'سنويًا';

const roiReport: ReportMessages = {
  inputs: {
    currentRevenue: { label: 'الإيرادات السنوية', unit: yearly },
    totalHeadCount: { label: 'إجمالي عدد الموظفين', unit: 'موظف' },
    busyWorkEmployees: { label: 'الموظفون في أعمال روتينية', unit: 'موظف' },
    hoursPerWeek: { label: 'الساعات في الأسبوع', unit: 'ساعة في الأسبوع' },
    hourlyRate: { label: 'أجر الساعة', unit: 'في الساعة' },
  },
  results: {
    totalAnnualValue: { label: 'القيمة السنوية الإجمالية', unit: yearly },
    revenueIncrease: { label: 'زيادة الإيرادات', unit: yearly },
    annualTimeSavings: { label: 'وفر الوقت السنوي', unit: yearly },
    weeklyTimeCost: { label: 'تكلفة الوقت الأسبوعية', unit: 'أسبوعيًا' },
  },
  paybackPeriod: 'فترة الاسترداد',
  assumptions: {
    revenueFactor: { label: 'الأثر في الإيرادات', unit: 'من الإيرادات المعنيّة' },
    multiplierStep: { label: 'زيادة لكل موظف', unit: 'بعد الأول' },
    multiplierLimit: { label: 'الحد الأعلى', unit: 'أضعاف الأثر في الإيرادات' },
    efficiencyFactor: { label: 'العمل الروتيني الموفَّر', unit: 'من ساعاته' },
    weeksPerYear: { label: 'أسابيع العمل', unit: yearly },
    investment: { label: 'سعر التنفيذ', unit: 'مرة واحدة' },
  },
  scenarios: {
    low: { label: 'منخفض', meaning: 'نصف الإيرادات وثلاثة أرباع الساعات.' },
    expected: { label: 'متوقَّع', meaning: 'المعادلة كما هي.' },
    high: { label: 'مرتفع', meaning: 'ربع إضافي من كليهما.' },
  },
  months: (count) => months[rules.select(count)],
  title: 'ما قد تعود به الأتمتة',
  summary: (amount, period) => `${amount} سنويًا. فترة الاسترداد: ${period}.`,
  business: 'شركتك',
  return: 'عائدك',
  range: 'من المنخفض إلى المرتفع',
  rangeCaption: 'هوامش للتخطيط وليست وعدًا.',
  paidBack: (period) => `فترة الاسترداد: ${period}.`,
  forecast: 'خلال 36 شهرًا',
  forecastCaption: 'القيمة مطروحًا منها سعر التنفيذ.',
  breakEven: 'نقطة التعادل',
  breakEvenMonth: (month) => (month === null ? 'لاحقًا' : `الشهر ${month}`),
  after: (count) => `بعد ${count} شهرًا`,
  sensitivity: 'أكثر ما يؤثّر في النتيجة',
  sensitivityCaption: 'الإجمالي إذا نقص رقم واحد أو زاد بمقدار الخُمس.',
  upTo: (amount) => `إلى ${amount} سنويًا`,
  between: (low, high, unit) => `مع ${low} إلى ${high} ${unit}.`,
  assumptionsTitle: 'الافتراضات',
  assumptionsCaption: 'يستبدلها التدقيق بأرقامك.',
  usually: (value) => `عادةً ${value}.`,
};

const roiCalculator: RoiCalculatorMessages = {
  errors: {
    currentRevenue: ({ minimum }) => `يُرجى إدخال إيرادات سنوية لا تقل عن ${minimum}`,
    totalHeadCount: ({ minimum }) => `يُرجى إدخال إجمالي عدد الموظفين (${minimum} على الأقل)`,
    busyWorkEmployees: ({ minimum }) => `يُرجى إدخال عدد الموظفين في أعمال روتينية (${minimum} على الأقل)`,
    busyWorkEmployeesAboveHeadCount: () => 'لا يمكن أن يتجاوز إجمالي عدد الموظفين',
    hoursPerWeek: ({ minimum, maximum }) => `يُرجى إدخال الساعات في الأسبوع (من ${minimum} إلى ${maximum})`,
    hourlyRate: ({ minimum, maximum }) => `يُرجى إدخال أجر الساعة (من ${minimum} إلى ${maximum})`,
  },
  title: 'شركتك',
  hints: {
    currentRevenue: () => 'الأشهر الاثنا عشر الماضية تقريبًا.',
    totalHeadCount: () => 'كل أعضاء الفريق وأنت منهم.',
    busyWorkEmployees: () => 'النسخ والمتابعة وإعادة الكتابة.',
    hoursPerWeek: ({ minimum, maximum }) => `لكل موظف، من ${minimum} إلى ${maximum}.`,
    hourlyRate: ({ minimum, maximum }) => `التكلفة الكاملة، من ${minimum} إلى ${maximum}.`,
  },
  sliders: {
    currentRevenue: 'الإيرادات تقريبًا',
    totalHeadCount: 'عدد الموظفين تقريبًا',
    busyWorkEmployees: 'الموظفون في أعمال روتينية تقريبًا',
    hoursPerWeek: 'الساعات تقريبًا',
    hourlyRate: 'الأجر تقريبًا',
  },
  people: 'موظف',
  hoursPerWeek: 'ساعة/أسبوع',
  perHour: '/ساعة',
  calculate: 'احسب العائد',
  recalculate: 'أعد الحساب',
  calculating: 'جارٍ الحساب…',
  resultTitle: 'عائدك',
  outdated: 'قديم',
  outdatedAnnouncement: 'تغيّرت أرقامك. أعد الحساب لتحديث النتيجة.',
  notCalculated: 'لم يُحسب بعد',
  announcement: ({ scenario, total, revenue, savings, weeklyCost, payback }) =>
    [
      ...(scenario === null ? [] : [`التقدير: ${scenario}.`]),
      `القيمة السنوية الإجمالية: ${total}.`,
      `زيادة الإيرادات: ${revenue} سنويًا.`,
      `وفر الوقت: ${savings} سنويًا.`,
      `تكلفة الوقت: ${weeklyCost} أسبوعيًا.`,
      `فترة الاسترداد: ${payback}.`,
    ].join(' '),
  totalCaption: 'زيادة الإيرادات ووفر الوقت معًا.',
  ownAssumptionsCaption: (usualTotal) => `بافتراضاتك. بالافتراضات المعتادة: ${usualTotal}.`,
  revenueCaption: 'سنويًا، من وقت يعود إلى المبيعات.',
  savingsCaption: 'سنويًا، من ساعات يستعيدها فريقك.',
  weeklyCostCaption: 'ما يكلّفك العمل الروتيني الآن.',
  paybackCaption: (price) => `لتنفيذ سعره ${price}.`,
  estimates: 'التقدير',
  estimateRange: (low, high) => `من ${low} إلى ${high} سنويًا.`,
  estimatesToCome: 'تتضمّن النتيجة تقديرًا منخفضًا وآخر مرتفعًا.',
  disclaimer: 'تقدير للتخطيط. يستبدله التدقيق بأرقام مقيسة في شركتك.',
  copyLink: 'نسخ الرابط',
  linkCopied: 'تم نسخ الرابط',
  print: 'طباعة',
  downloadPdf: 'تنزيل PDF',
  email: 'إرسال التقرير بالبريد',
  reportForm: {
    title: 'أرسلوا إليّ هذا التقرير بالبريد',
    address: 'البريد الإلكتروني',
    invalidAddress: 'أدخل عنوان بريد إلكتروني مثل name@example.com',
    send: 'إرسال التقرير',
    sent: (address) =>
      `التقرير في الطريق إلى ${address}. إذا لم يصل خلال بضع دقائق، فابحث في مجلد البريد غير المرغوب فيه.`,
    failed: 'تعذّر إرسال التقرير. حاول مرة أخرى بعد دقيقة.',
  },
  loadFailed: 'تعذّر تحميل هذا الجزء.',
  retry: 'إعادة المحاولة',
  noResult: 'احسب عائدك لترى هذا.',
  forecastTitle: 'خلال 36 شهرًا',
  breaksEven: (month) => `التعادل في الشهر ${month}`,
  breaksEvenNever: 'لا تعادل خلال ثلاث سنوات',
  chartTitle: 'القيمة حتى الآن مطروحًا منها سعر التنفيذ',
  chartDescription: (end, breakEvenMonth) =>
    breakEvenMonth === null
      ? `لا يُسترد سعر التنفيذ خلال ثلاث سنوات: ${end} بعد 36 شهرًا.`
      : `يبدأ بسعر التنفيذ، ويتعادل في الشهر ${breakEvenMonth}، ويبلغ ${end} بعد 36 شهرًا.`,
  chartUnit: (currency) => `${currency} في نهاية كل شهر`,
  chartSource: 'يمتدّ النطاق من التقدير المنخفض إلى المرتفع.',
  chartStart: 'البداية',
  chartMonth: 'الشهر',
  chartValue: 'القيمة حتى الآن',
  breaksEvenHere: (month) => `التعادل، الشهر ${month}`,
  sensitivityTitle: 'ما يؤثّر في النتيجة',
  mattersMost: (figure) => `الأكثر تأثيرًا: ${figure}`,
  sensitivityText: 'القيمة السنوية الإجمالية إذا نقص رقم واحد فقط أو زاد بمقدار الخُمس.',
  with: 'مع ',
  to: ' إلى ',
  methodTitle: 'كيف نحسب',
  ownAssumptions: 'بافتراضاتك',
  method: {
    busyShare: ['نسبة العمل الروتيني', 'الموظفون في أعمال روتينية مقسومين على إجمالي عدد الموظفين.'],
    revenueIncrease: (effect, step, limit) =>
      `الإيرادات السنوية × نسبة العمل الروتيني × ${effect}. يضيف كل موظف بعد الأول ${step}، بحد أعلى ${limit} أضعاف المبلغ.`,
    weeklyTimeCost: 'الموظفون في أعمال روتينية × الساعات في الأسبوع × أجر الساعة.',
    annualTimeSavings: (share, weeks) => `${share} من تكلفة الوقت الأسبوعية، ${weeks} أسبوعًا في السنة.`,
    totalAnnualValue: 'زيادة الإيرادات + وفر الوقت السنوي.',
    paybackPeriod: (price, least, most) =>
      `${price}، سعر التنفيذ، مقسومًا على قيمة شهر واحد. ${least} شهر على الأقل؛ و${most} إذا لم تكن هناك قيمة.`,
    scenarios: [
      'المنخفض والمرتفع',
      'يأخذ المنخفض نصف الأثر في الإيرادات وثلاثة أرباع الساعات، ويأخذ المرتفع ربعًا إضافيًا من كليهما. غالبًا ما تَعِد الخطط بأكثر مما يتحقّق، وعدّ الساعات أسهل من عدّ الإيرادات.',
    ],
  },
  assumptionsText: 'تتحدّث النتيجة فورًا. تتضمّن الروابط والتقارير المطبوعة افتراضاتك.',
  resetAssumptions: 'إعادة الضبط',
  assumptionLimits: (minimum, maximum) => `يُرجى إدخال ${minimum} إلى ${maximum}`,
  usually: (value, unit) => `عادةً ${value} ${unit}.`,
  times: 'أضعاف',
  weeks: 'أسابيع',
};

/** The Arabic messages. */
export const arabic = { roiReport, roiCalculator };
