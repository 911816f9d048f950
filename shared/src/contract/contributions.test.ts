import { parseContributions } from './contributions'
import { ParseError } from './parse'

const entry = { label: 'Gift cards', to: '/gift-cards', order: 10 }
const section = { label: 'Gift ideas', order: 10, height: { phone: 400, wide: 300 } }

/** The path of the field that is refused. */
function refusedField(value: object): string | undefined {
  try {
    parseContributions(value, 'contributions')
    return undefined
  } catch (error) {
    if (error instanceof ParseError) return error.path
    throw error
  }
}

test('a release may add to all five places', () => {
  const all = {
    header: [entry, { ...entry, to: '/gift-cards?for=her#top' }],
    drawer: [{ ...entry, label: 'Vouchers & more (new)' }],
    footer: [{ ...entry, column: 'products', session: 'guest' }],
    account: [{ ...entry, icon: 'gift', session: 'signed-in', roles: ['seller', 'admin'] }],
    home: { ...section, session: 'any' },
  }
  expect(parseContributions(all)).toEqual(all)
  expect(parseContributions({})).toEqual({})
})

test('unknown fields are dropped', () => {
  expect(parseContributions({ header: [{ ...entry, html: '<b>' }], sidebar: [entry] })).toEqual({ header: [entry] })
})

test.each<[string, object, string]>([
  ['500 entries', { header: Array(500).fill(entry) }, 'header'],
  ['a label of 10,000 characters', { drawer: [entry, { ...entry, label: 'a'.repeat(10_000) }] }, 'drawer[1].label'],
  ['a label of 19 characters in the header', { header: [{ ...entry, label: 'a'.repeat(19) }] }, 'header[0].label'],
  ['an empty label', { header: [{ ...entry, label: '' }] }, 'header[0].label'],
  ['a label of signs', { header: [{ ...entry, label: '***' }] }, 'header[0].label'],
  ['a label that turns the text around', { header: [{ ...entry, label: 'Gifts\u202e' }] }, 'header[0].label'],
  ['a label with invisible characters', { header: [{ ...entry, label: 'Log\u200bout' }] }, 'header[0].label'],
  ['a label of two lines', { header: [{ ...entry, label: 'a\nb' }] }, 'header[0].label'],
  ['an object as its label', { header: [{ ...entry, label: { a: 1 } }] }, 'header[0].label'],
  ['an order that is no number', { footer: [{ ...entry, order: Number.NaN }] }, 'footer[0].order'],
  ['an order that JSON had to drop', { footer: [{ ...entry, order: null }] }, 'footer[0].order'],
  ['an order beyond its range', { footer: [{ ...entry, order: -1 }] }, 'footer[0].order'],
  ['an unknown column', { footer: [{ ...entry, column: 'social' }] }, 'footer[0].column'],
  ['an unknown role', { account: [{ ...entry, roles: ['root'] }] }, 'account[0].roles[0]'],
  ['an unknown session', { account: [{ ...entry, session: 'boss' }] }, 'account[0].session'],
  ['an unknown icon', { account: [{ ...entry, icon: 'skull' }] }, 'account[0].icon'],
  ['a section without a height', { home: { label: 'Gifts', order: 1 } }, 'home.height'],
  ['a section that is too high', { home: { ...section, height: { phone: 9e9, wide: 1 } } }, 'home.height.phone'],
  ['a list of sections', { home: [section] }, 'home'],
])('contributions with %s are refused, naming the field', (_, value, field) => {
  expect(refusedField(value)).toBe(`contributions.${field}`)
})

test.each([
  ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example/', 'gifts', ''],
  ...['/gifts/../superium-admin', '/./x', '/..', '/gifts/..?x', '/gifts/%2e%2e/x', '/a//b', '/gift/:id', '/gift/*'],
  ...['/gift?x=<b>', '/gift#"', '/gift x', `/${'a'.repeat(300)}`],
])('an entry does not lead to %s', (to) => {
  expect(refusedField({ header: [{ ...entry, to }] })).toBe('contributions.header[0].to')
})

test('a long hostile address is refused at once', () => {
  const started = performance.now()
  refusedField({ header: [{ ...entry, to: `/${'a/'.repeat(100_000)}!` }] })
  refusedField({ header: [{ ...entry, label: `${' a'.repeat(100_000)} ` }] })
  expect(performance.now() - started).toBeLessThan(2_000)
})
