import type { TechShowcaseMessages } from '../tech-showcase.messages.ts';

const techShowcase: TechShowcaseMessages = {
  view: 'طريقة العرض',
  orbit: 'مدار',
  modern: 'بطاقات',
  loadingOrbit: 'جارٍ تحميل التقنيات…',
  loadingModern: 'جارٍ تحميل التقنيات…',
  failed: 'تعذّر تحميل التقنيات',
  retry: 'إعادة المحاولة',
  emptyOrbit: 'لا توجد تقنيات متاحة بعد',
  noneActive: 'لا توجد تقنيات متاحة',
  emptyModern: 'لا توجد تقنيات متاحة بعد',
  category: 'الفئة',
  all: 'الكل',
  search: 'البحث في التقنيات',
  found: (technologies) => `عدد التقنيات: ${technologies}`,
  noMatch: (search) => `لا توجد تقنيات تطابق «${search}»`,
  clearSearch: 'مسح البحث',
  stories: (stories) => `القصص: ${stories}`,
  pause: 'إيقاف الحركة مؤقتًا',
  play: 'تشغيل الحركة',
  technologies: 'التقنيات',
  row: (row, rows) => `التقنيات، الصف ${row} من ${rows}`,
  rings: {
    winWork: 'كسب العملاء',
    doWork: 'إنجاز العمل',
    getPaid: 'تحصيل المال',
    connect: 'كيف نربطها',
    ownStack: 'تقنياتنا',
  },
  flow: (from, to) => `من ${from} إلى ${to}`,
  usedIn: (stories) => `عدد قصص النجاح التي تستخدمها: ${stories}`,
  seeAll: (technologies) => `عرض الكل (${technologies})`,
  rotation: 'تدوير الذرّة',
  hint: 'اسحب للتدوير. اختر تقنية لفتح موقعها.',
};

/** The Arabic messages. */
export const arabic = { techShowcase };
