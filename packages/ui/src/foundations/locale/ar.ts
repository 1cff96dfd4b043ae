import type { UiMessages } from './messages.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules('ar');

type Forms = Record<Exclude<Intl.LDMLPluralRule, 'other'>, string> & { other?: string };

/** Arabic has six plural forms. `#` stands for the number. */
function plural(count: number, forms: Forms): string {
  return (forms[rules.select(count)] ?? forms.many).replace('#', String(count));
}

/** The Arabic messages. */
export const arabic: UiMessages = {
  combobox: {
    toggle: 'عرض الخيارات',
    loading: 'جارٍ تحميل الخيارات',
    empty: 'لا توجد نتائج. جرّب كلمة أخرى.',
    count: (count) =>
      plural(count, {
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
};
