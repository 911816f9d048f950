import { Type } from 'typebox'
import { firstUnknownField } from './first-unknown-field'

const schema = Type.Object({
  name: Type.String(),
  lines: Type.Array(Type.Object({ id: Type.String(), price: Type.Optional(Type.Unknown()) }), { maxItems: 2 }),
  either: Type.Optional(Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })])),
})

test.each([
  [{ name: 'x', lines: [{ id: '1', price: { any: 'thing' } }], either: { b: '' } }, null],
  [{ name: 'x', role: 'admin' }, 'role'],
  [{ lines: [{ id: '1' }, { id: '2', colour: 'red' }] }, 'lines.1.colour'],
  [{ either: { c: '' } }, 'either.c'],
  [JSON.parse('{"__proto__": {"admin": true}}'), '__proto__'],
  [{ constructor: 1 }, 'constructor'],
  ['text', null],
  [null, null],
])('of %j the unknown field is %s', (value, field) => {
  expect(firstUnknownField(schema, value)).toBe(field)
})

test('a list that is too long is read no further than its schema allows', () => {
  const lines = [{ id: '1' }, { id: '2' }, { id: '3', colour: 'red' }]
  expect(firstUnknownField(schema, { lines })).toBeNull()
})
