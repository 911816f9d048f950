import { Type } from 'typebox'
import { validatorCompiler } from './validator-compiler'

const check = (format: string, value: string) =>
  validatorCompiler({
    schema: Type.Object({ at: Type.String({ format }) }),
    ...{ method: 'POST', url: '/', httpPart: 'body' },
  })({ at: value })
const fieldOf = (answer: unknown) => (answer as { error?: { extra: { field: string } } }).error?.extra.field

test.each(['1900-01-01', '2024-02-29', '9998-12-31'])('%s is a day, and has moments', (day) => {
  expect(fieldOf(check('date', day))).toBeUndefined()
  expect(fieldOf(check('date-time', `${day}T12:00:00Z`))).toBeUndefined()
  expect(fieldOf(check('date-time', `${day}T12:00:00.123+06:00`))).toBeUndefined()
})

test.each(['0000-01-01', '0026-12-31', '0099-01-01', '1899-12-31', '9999-01-01', '2023-02-29', '2024-13-45'])(
  '%s is a mistake or no day at all',
  (day) => {
    expect(fieldOf(check('date', day))).toBe('at')
    expect(fieldOf(check('date-time', `${day}T12:00:00Z`))).toBe('at')
  },
)

test.each(['2024-01-01T24:99:99Z', '2024-01-01T12:00:00', '2024-01-01T23:59:60Z', '2024-01-01T12:00:00Z[UTC]', '2024'])(
  '%s is no moment that can be read',
  (moment) => {
    expect(fieldOf(check('date-time', moment))).toBe('at')
  },
)
