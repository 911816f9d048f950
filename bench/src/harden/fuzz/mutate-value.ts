import type { Random } from '../random'

/** Hostile values: wrong types, huge and odd numbers, texts that break queries, pages and parsers. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e300, -1e300, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324],
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff tail',
    '\u202e',
    '\ufeff',
    'e\u0301'.repeat(50),
    '💥'.repeat(300),
  ],
  ...[
    "'",
    "' or 1=1 --",
    "'; drop table orders; --",
    '%',
    '_%\\',
    '\\',
    '$1',
    '{{7*7}}',
    '#{7*7}',
    '<script>x</script>',
  ],
  ...['../../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd', 'http://169.254.169.254/', 'javascript:alert(1)'],
  ...['NaN', 'Infinity', '-0', '0x10', '1e5', '01', '2026-02-30', '99999-01-01T00:00:00Z', 'null', 'undefined'],
  ...['x'.repeat(5_000), '['.repeat(2_000), '(a+)+$', '__proto__', 'constructor', 'toString'],
  ...[[], {}, [[]], [null], [[[[[[[[]]]]]]]], { __proto__: null, constructor: 1 }, Array(500).fill(0)],
]

export const hostileValue = (random: Random): unknown => random.pick(HOSTILE)

/** The value with one field, at any depth, replaced by a hostile value, removed, or accompanied by an unknown field. */
export function mutateValue(value: unknown, random: Random): unknown {
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random)
  const entries = Object.entries(value)
  if (entries.length === 0) return hostileValue(random)
  const at = random.whole(0, entries.length - 1)
  if (!isList && random.chance(0.1)) return { ...value, unknownField: hostileValue(random) }
  const changed = entries.flatMap(([key, one], index): [string, unknown][] => {
    if (index !== at) return [[key, one]]
    return random.chance(0.1) ? [] : [[key, mutateValue(one, random)]]
  })
  return isList ? changed.map(([, one]) => one) : Object.fromEntries(changed)
}
