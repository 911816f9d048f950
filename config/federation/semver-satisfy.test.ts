import { satisfy } from './semver-satisfy'

test.each([
  ['^1.2.3', ['1.2.3', '1.2.4', '1.3.0', '1.10.0'], ['1.2.2', '1.1.9', '2.2.3', '0.9.0']],
  ['^19.3.1', ['19.3.1', '19.10.0'], ['19.3.0', '18.3.1', '20.0.0']],
  ['<=1.10.0', ['1.10.0', '1.9.9', '0.20.0'], ['1.10.1', '2.0.0']],
  ['1.2.3', ['1.2.3'], ['1.2.4', '1.2.2']],
])('%s means what it means in semver', (range, inside, outside) => {
  for (const version of inside) expect([version, satisfy(version, range)]).toEqual([version, true])
  for (const version of outside) expect([version, satisfy(version, range)]).toEqual([version, false])
})

test.each(['~1.2.3', '>=1.0.0', '^0.1.0', '^1.2', '1.2.3-rc.1', '*', '^1.2.3 || ^2.0.0'])(
  'the range %s is refused',
  (range) => {
    expect(() => satisfy('1.2.3', range)).toThrow(range)
  },
)

test('an invalid version is refused', () => {
  expect(() => satisfy('0', '^1.2.3')).toThrow('not ^1.2.3 and 0')
})
