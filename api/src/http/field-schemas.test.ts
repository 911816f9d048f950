import { Type } from 'typebox'
import { EmailQuery, Line, OptionalLine, Text } from './field-schemas'
import { validatorCompiler } from './validator-compiler'

const schema = Type.Object({ line: Line(10), phone: Type.Union([Line(40), Type.Number()]) })
const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })
const good = { line: 'Ada', phone: '1' }
const fieldOf = (answer: unknown) => (answer as { error?: { extra: { field: string } } }).error?.extra.field
const isEmail = (email: string) =>
  validatorCompiler({ schema: EmailQuery, method: 'POST', url: '/', httpPart: 'body' })({ email })
const patternOf = (text: object) => new RegExp(String(Reflect.get(text, 'pattern')), 'u')

const unseen = ['   ', '\u00a0', '\u200b', '\u2060 \ufeff', '\u2800', '\u3164', '\u00ad', '\u200e\u200f']

test.each(['\0', '\0Ada', 'Ada\0', 'A\nB', '\u001b[1m', '\u007f', 'A\u0085B', '', ...unseen])(
  'the line %j is refused with the name of its field',
  (line) => {
    expect(fieldOf(validate({ ...good, line }))).toBe('line')
    expect(fieldOf(validate({ ...good, phone: line }))).toBe('phone')
  },
)

test.each(['Ada', ' Ada  L ', 'Ünï😀', 'ঢাকা', '😀'.repeat(10), 'O’Hara-1'])('the line %j is valid', (line) => {
  expect(validate({ ...good, line })).toEqual({ value: { ...good, line } })
})

test.each(['A\ud800', '\udc00', 'a\udc00\ud800b'])('the line %j, with an incomplete character, is refused', (line) => {
  expect(fieldOf(validate({ ...good, line }))).toBe('line')
  expect(fieldOf(validate({ ...good, phone: line }))).toBe('phone')
})

test.each([...unseen, '\n\n'])('a text that shows nothing, %j, is refused', (text) => {
  const check = validatorCompiler({
    schema: Type.Object({ text: Text(20) }),
    ...{ method: 'POST', url: '/', httpPart: 'body' },
  })
  expect(fieldOf(check({ text }))).toBe('text')
  expect(check({ text: `${text}\nA\u200dB` })).toEqual({ value: { text: `${text}\nA\u200dB` } })
})

test('an optional line may be empty, but has no control characters', () => {
  const check = validatorCompiler({
    schema: Type.Object({ city: OptionalLine(20) }),
    ...{ method: 'POST', url: '/', httpPart: 'body' },
  })
  expect(check({ city: '' })).toEqual({ value: { city: '' } })
  expect(fieldOf(check({ city: 'Rome\nParis' }))).toBe('city')
})

test.each(['a@b.example', 'a.b+c@d.e.example', 'ü@bücher.example'])('the e-mail address %j is valid', (email) => {
  expect(fieldOf(isEmail(email))).toBeUndefined()
})

test.each(['a', 'a@b', '@b.c', 'a@b..c', 'a@.c', 'a@b.', 'a@b@c.d', 'a b@c.d', 'a\0@c.d', 'a@b\u0001.c'])(
  'the e-mail address %j is refused',
  (email) => {
    expect(fieldOf(isEmail(email))).toBe('email')
  },
)

// Measures processor time, which other load does not change; a pattern that backtracks would take many seconds.
test.each([' '.repeat(100_000), 'a'.repeat(100_000), '\0'.repeat(100_000), 'e\u0301'.repeat(50_000)])(
  'a line of 100,000 characters is refused quickly',
  (line) => {
    const start = process.cpuUsage()
    expect(validate({ ...good, line })).toMatchObject({ error: { message: 'line must be 10 characters or less.' } })
    expect(fieldOf(validate({ ...good, phone: line }))).toBe('phone')
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  },
)

test.each([`a@${'b.'.repeat(50_000)}`, '@'.repeat(100_000), `a@${'.'.repeat(100_000)}`])(
  'an e-mail address of 100,000 characters is refused quickly, and so by its pattern alone',
  (email) => {
    const start = process.cpuUsage()
    expect(fieldOf(isEmail(email))).toBe('email')
    expect(patternOf(EmailQuery.properties.email).test(`${email} `)).toBe(false)
    expect(patternOf(Line(10)).test(`${' '.repeat(100_000)}\0`)).toBe(false)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  },
)
