import { satisfies } from 'semver'
import { satisfy } from './satisfy'

const VERSIONS = ['1.2.3', '1.2.4', '1.3.0', '2.0.0', '1.10.0', '19.3.1', '0.9.0']
const RANGES = ['^1.2.3', '^1.2.4', '^1.9.0', '^19.3.0', '^2.0.0', '1.2.3', '<=1.2.3', '<=1.10.0']

test('it says what semver says', () => {
  for (const version of VERSIONS) {
    for (const range of RANGES)
      expect([version, range, satisfy(version, range)]).toEqual([version, range, satisfies(version, range)])
  }
})

test.each(['~1.2.3', '>=1.0.0', '^0.1.0', '^1.2', '1.2.3-rc.1', '*', '^1.2.3 || ^2.0.0'])(
  '%s is refused, in words',
  (range) => {
    expect(() => satisfy('1.2.3', range)).toThrow(range)
  },
)

test('so is a version that is none', () => {
  expect(() => satisfy('0', '^1.2.3')).toThrow('not ^1.2.3 and 0')
})
