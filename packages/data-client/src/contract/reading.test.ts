import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type AnswerOf, type Endpoint, publicEndpoints } from './index.ts';
import { figure, optionalNumber, wholeNumber } from './reading.ts';

function read<Row extends Endpoint>({ answer }: Row, json: unknown): AnswerOf<Row>;
function read({ answer }: Endpoint, json: unknown): unknown {
  if (!answer) throw new Error('This call answers no JSON.');
  return v.parse(answer, json);
}

const { listAssets, listCaseStudies, listTechAssets } = publicEndpoints;

const technology = { id: 'react', name: 'React' };

const story = {
  id: 7,
  slug: 'northwind',
  title: 'Northwind ships on time',
  industry: 'Logistics',
  timeFrame: '8 weeks',
  hoursSaved: 32,
  revenueBoost: 27,
  efficiency: 41,
  savings: 48_000,
  description: 'Dispatch without spreadsheets.',
};

const technologyFields = {
  id: 'react',
  name: 'React',
  iconPath: '/icons/react.svg',
  url: 'https://react.dev',
  category: 'Frontend',
  description: 'Interfaces from components.',
  priority: 90,
  orbitRadius: 0.8,
  orbitSpeed: 2.5,
  orbitTilt: 12,
  iconSize: 48,
  isActive: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
};

function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

describe('TechAsset', () => {
  test('parses camelCase keys', () => {
    expect(read(listTechAssets, [technologyFields])).toEqual({ data: [technologyFields] });
  });

  test('parses snake_case keys and returns camelCase keys', () => {
    const snake = Object.fromEntries(
      Object.entries(technologyFields).map(([key, value]) => [toSnakeCase(key), value]),
    );
    expect(snake).toHaveProperty('orbit_radius');
    expect(read(listTechAssets, [snake])).toEqual({ data: [technologyFields] });
  });

  test('parses any mix of camelCase and snake_case keys, bare or wrapped in data', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
        fc.boolean(),
        (spellings, wrapped) => {
          const mixed = Object.fromEntries(
            Object.entries(technologyFields).map(([key, value], index) => [
              spellings[index] ? toSnakeCase(key) : key,
              value,
            ]),
          );
          expect(read(listTechAssets, wrapped ? { data: [mixed] } : [mixed])).toEqual({
            data: [technologyFields],
          });
        },
      ),
    );
  });

  test('prefers the camelCase key when both spellings are present', () => {
    const { data } = read(listTechAssets, [{ ...technology, icon_path: '/old.svg', iconPath: '/new.svg' }]);
    expect(data[0]?.iconPath).toBe('/new.svg');
  });

  test('fills in defaults when only the ID and name are present', () => {
    expect(read(listTechAssets, [technology]).data).toEqual([
      {
        ...technology,
        iconPath: null,
        url: null,
        category: 'Other',
        description: null,
        priority: 0,
        orbitRadius: null,
        orbitSpeed: null,
        orbitTilt: null,
        iconSize: null,
        isActive: true,
        createdAt: null,
        updatedAt: null,
      },
    ]);
  });

  test.for([
    [{ sortOrder: 5 }, 5],
    [{ sort_order: 5 }, 5],
    [{ priority: 3, sortOrder: 5 }, 3],
    [{ priority: null, sortOrder: 5 }, 5],
    [{ priority: '12' }, 12],
    [{}, 0],
  ] as const)('reads %j as priority %d', ([fields, priority]) => {
    expect(read(listTechAssets, [{ ...technology, ...fields }]).data[0]?.priority).toBe(priority);
  });

  test('reads empty strings as null', () => {
    const { data } = read(listTechAssets, [{ ...technology, icon_path: '', url: '' }]);
    expect(data[0]).toMatchObject({ iconPath: null, url: null });
  });

  test('drops unknown fields and ignores __proto__', () => {
    const hostile: unknown = JSON.parse(
      '[{"id":"1","name":"X","secret":1,"__proto__":{"isActive":false},"constructor":{"x":1}}]',
    );
    const [item] = read(listTechAssets, hostile).data;
    expect(item).not.toHaveProperty('secret');
    expect(item?.isActive).toBe(true);
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
  });

  test.for([
    ['no id', { name: 'React' }],
    ['an empty name', { id: '1', name: '' }],
    ['an orbit that is no number', { ...technology, orbitRadius: 'far' }],
    ['nothing', null],
  ] as const)('rejects an item with %s', ([, item]) => {
    expect(() => read(listTechAssets, [item])).toThrow(v.ValiError);
  });
});

describe('lists', () => {
  test('parse the same bare or wrapped in data', () => {
    const bare = read(listTechAssets, [technology]);
    expect(bare.data).toHaveLength(1);
    expect(read(listTechAssets, { data: [technology] })).toEqual(bare);
  });

  test('return page counts in camelCase when the server sends them', () => {
    const logo = { id: 'logo', name: 'Logo', isActive: true, category: 'logo' };
    expect(read(listAssets, { data: [logo], page: 1, page_size: 20, total: 1 })).toEqual({
      data: [logo],
      page: 1,
      pageSize: 20,
      total: 1,
    });
    expect(read(listAssets, [logo])).toEqual({ data: [logo] });
  });

  test.for([[{}], ['text'], [null], [42], [{ data: {} }], [{ items: [] }]])('reject %j', ([json]) => {
    expect(() => read(listTechAssets, json)).toThrow(v.ValiError);
  });
});

describe('CaseStudy', () => {
  test('parses a numeric ID as text and formatted figures as numbers', () => {
    const { data } = read(listCaseStudies, [
      { ...story, hoursSaved: '32hrs', revenue_boost: '+27%', savings: '$48K', imageUrl: undefined },
    ]);
    expect(data[0]).toMatchObject({
      id: '7',
      hoursSaved: 32,
      revenueBoost: 27,
      savings: 48_000,
      imageUrl: null,
    });
  });

  test('rejects a figure without a number', () => {
    expect(() => read(listCaseStudies, [{ ...story, savings: 'a lot' }])).toThrow(v.ValiError);
  });
});

describe('figure', () => {
  test.for([
    [12, 12],
    ['12hrs', 12],
    ['32 hrs/week', 32],
    ['+27%', 27],
    ['$48K', 48_000],
    ['$48K+', 48_000],
    ['$1.2M', 1_200_000],
    ['1.2 m', 1_200_000],
    ['$12,500', 12_500],
    ['$1,250,000.75', 1_250_000.75],
    ['7,5 hrs', 7.5],
    ['12, or so', 12],
    ['48kg', 48],
    ['.5', 0.5],
    ['-3.5%', -3.5],
    ['8-12 weeks', 8],
  ] as const)('parses %j as %d', ([text, number]) => {
    expect(v.parse(figure, text)).toBe(number);
  });

  test.for([
    ['lots'],
    ['1,2345.6'],
    [''],
    [null],
    [true],
    [[]],
    [Number.POSITIVE_INFINITY],
    [Number.NaN],
    [`1${'0'.repeat(400)}`],
  ])('rejects %j', ([value]) => {
    expect(v.safeParse(figure, value).success).toBe(false);
  });

  test('parses formatted numbers with common prefixes and units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('', '$', '+', '~', 'about '),
        fc.constantFrom('', '%', 'hrs', ' hours', '+', '/week', ' per year'),
        (number, before, after) => {
          expect(v.parse(figure, `${before}${number.toLocaleString('en-US')}${after}`)).toBe(number);
        },
      ),
    );
  });
});

describe('optionalNumber', () => {
  test.for([
    [undefined, null],
    [null, null],
    ['', null],
    ['0.5', 0.5],
    [0, 0],
  ] as const)('parses %j as %j', ([value, number]) => {
    expect(v.parse(optionalNumber, value)).toBe(number);
  });

  test.for([['  '], ['x'], [{}], [Number.POSITIVE_INFINITY]])('rejects %j', ([value]) => {
    expect(v.safeParse(optionalNumber, value).success).toBe(false);
  });
});

describe('wholeNumber', () => {
  const schema = wholeNumber(1, 100);

  test.for([
    ['1', 1],
    ['100', 100],
    ['007', 7],
  ] as const)('parses %j as %d', ([text, number]) => {
    expect(v.parse(schema, text)).toBe(number);
  });

  test.for([['0'], ['101'], ['1.5'], ['1e1'], ['0x10'], ['-1'], [' 5'], [''], ['five']])(
    'rejects %j with a message that gives the range',
    ([text]) => {
      expect(() => v.parse(schema, text)).toThrow('Enter a whole number from 1 to 100.');
    },
  );
});

describe('public endpoint schemas', () => {
  const rows: [string, Endpoint][] = Object.entries(publicEndpoints);
  const names = [...Object.keys(technologyFields), ...Object.keys(story), 'data', 'email', 'password'];
  const value = fc.oneof(fc.anything(), fc.jsonValue());
  const item = fc.dictionary(fc.constantFrom(...names, ...names.map(toSnakeCase)), value);
  const json = fc.oneof(value, item, fc.array(item), fc.record({ data: fc.array(item) }));

  const schemas = rows.flatMap(([name, row]) =>
    (['params', 'query', 'body', 'answer'] as const).flatMap((part) => {
      const schema = row[part];
      return schema ? [[`${name} ${part}`, schema] as const] : [];
    }),
  );

  test.for(schemas)('%s returns output or issues for any JSON and never throws', ([, schema]) => {
    fc.assert(
      fc.property(json, (given) => {
        const { success, issues = [] } = v.safeParse(schema, given);
        expect(issues.length > 0).toBe(!success);
      }),
    );
  });

  test('parsing a parsed response returns it unchanged, because server and client both parse it', () => {
    const fields = { ...technologyFields, hoursSaved: 1 };
    const some = fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, given]) => [
          name,
          fc.oneof(
            { weight: 30, arbitrary: fc.constant<unknown>(given) },
            fc.constant<unknown>(null),
            fc.string(),
            fc.double(),
          ),
        ]),
      ),
      { requiredKeys: ['id', 'name'] },
    );
    const answers = fc
      .array(some)
      .map((data) => v.safeParse(listTechAssets.answer, data))
      .filter(({ success, output }) => success && JSON.stringify(output) !== '{"data":[]}');
    fc.assert(
      fc.property(answers, ({ output }) => {
        expect(v.parse(listTechAssets.answer, output)).toEqual(output);
      }),
    );
  });
});
