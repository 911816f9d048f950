import schema from '@superium/release/schema.json'
import { parseFacts } from '@superium/shared/contract'
import Ajv2020 from 'ajv/dist/2020'

/** A release that uses every kind of field. */
const FACTS = {
  kind: 'remote',
  name: 'mf-gift',
  container: 'mf_gift',
  owner: 'Gift',
  version: '1.4.0-rc.1',
  commit: 'abc123',
  routes: ['/gift/:id?'],
  pages: [
    {
      ...{ path: '/gift/:id?', title: 'Gifts', description: 'For friends', indexed: true, personal: false },
      ...{ chrome: 'checkout', robots: 'allow', canonicalQuery: ['for'], noindexQuery: ['search'] },
      ...{ sitemap: ['/gift?for=ada'], sitemapFeed: '/api/v1/gifts' },
      lookup: { api: '/api/v1/gifts/:id', title: 'name', description: 'text', images: 'pictures' },
    },
  ],
  redirects: [{ from: '/present/:id', to: '/gift/:id', status: 301 }],
  slots: ['gift-note'],
  contract: 2,
  shared: { react: '^19.0.0' },
  expects: { react: ['useState'] },
  own: { '@mui/material': '7.3.4' },
  provides: { react: ['useState'] },
  uses: ['gift-note'],
  budget: 30_000,
  entry: { js: ['main.js'], css: [] },
  contributions: {
    header: [{ label: 'Gifts', to: '/gift', order: 1, session: 'any', roles: ['seller'] }],
    drawer: [{ label: 'Gifts', to: '/gift?for=ada#top', order: 1 }],
    footer: [{ label: 'Gifts', to: '/gift', order: 1, column: 'about' }],
    account: [{ label: 'Gifts', to: '/gift', order: 1, icon: 'gift' }],
    home: { label: 'Gifts', order: 1, height: { phone: 200, wide: 300 }, session: 'guest' },
  },
  chunks: { gift: { js: ['gift.js'], css: ['gift.css'] } },
}

/** Values to try in place of every value. */
const VALUES: unknown[] = [
  ...[
    null,
    true,
    0,
    1,
    -1,
    1.5,
    301,
    1e6,
    1e6 + 1,
    1e7 + 1,
    '',
    ' ',
    'x',
    'X',
    '7',
    'x\ny',
    '/',
    '//',
    '/x',
    '/x/..',
    '/*',
  ],
  ...['/\\evil', '/x?y', 'https://evil.example', '__proto__', 'ä', 'a b', '1.2.3', '1.2', 'host', 'disallow'],
  ...[
    'x'.repeat(41),
    'x'.repeat(61),
    'x'.repeat(121),
    'x'.repeat(201),
    'x'.repeat(301),
    `/${'x'.repeat(199)}`,
    `/${'x'.repeat(200)}`,
  ],
  // Characters beyond 16 bits count once.
  ...[
    '😀',
    '😀'.repeat(60),
    '😀'.repeat(61),
    '😀'.repeat(120),
    '😀'.repeat(121),
    `/${'😀'.repeat(199)}`,
    `/${'😀'.repeat(200)}`,
  ],
  ...[
    [],
    {},
    ['x'],
    [7],
    { x: 'y' },
    { x: 7 },
    { x: [] },
    { x: { js: [], css: [] } },
    { js: [] },
    { js: [7], css: [] },
  ],
  ...[20, 21, 100, 101, 200, 201, 1_000, 1_001, 2_000, 2_001, 5_000, 5_001].flatMap((many) => [
    Array(many).fill('/x'),
    Object.fromEntries(Array.from({ length: many }, (_, index) => [`m${index}`, 'x'])),
  ]),
  undefined,
]

type Path = (string | number)[]

/** The place of every value in a document, itself included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  const inside = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value ?? {})
  const deeper = typeof value === 'object' ? inside.flatMap(([key, one]) => placesIn(one, [...path, key])) : []
  return [path, ...deeper]
}

/** A copy with another value in one place. */
function changed(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(document)) return document.map((one, index) => (index === key ? changed(one, rest, value) : one))
  const fields = { ...(document as Record<string, unknown>) }
  return { ...fields, [key]: changed(fields[key], rest, value) }
}

test('the schema that sites publish accepts exactly what the site accepts', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)
  const accepts = (facts: unknown): boolean => {
    try {
      return parseFacts(facts) !== undefined
    } catch {
      return false
    }
  }
  expect([validate(FACTS), accepts(FACTS)]).toEqual([true, true])
  const documents = placesIn(FACTS).flatMap((place) => VALUES.map((value) => ({ place, value })))
  const disagree = documents.filter(({ place, value }) => {
    // As an upload is: JSON.
    const text = JSON.stringify(changed(FACTS, place, value)) ?? 'null'
    return validate(JSON.parse(text)) !== accepts(JSON.parse(text))
  })
  expect(disagree.slice(0, 5)).toEqual([])
  expect(documents.length).toBeGreaterThan(4_000)
})
