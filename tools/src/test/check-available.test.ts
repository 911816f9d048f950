import { CliError } from '../cli-error'
import { checkAvailable } from './check-available'

const refused = async () => {
  throw new CliError('Install it.')
}

test('without what they need tests are left out, which is said, and is a failure where CI is set', async () => {
  const lines: string[] = []
  const said = { say: (line: string) => void lines.push(line) }
  expect(await checkAvailable(said, 'the tests in Firefox', refused, {})).toBe('left out')
  expect(await checkAvailable(said, 'the tests in Firefox', refused, { CI: 'true' })).toBe('missing')
  expect(lines).toEqual(Array(2).fill('NOT RUN: the tests in Firefox. Install it.'))
})

test('with it they run', async () => {
  expect(
    await checkAvailable({ say() {} }, 'the tests in Firefox', async () => '/usr/bin/firefox', { CI: 'true' }),
  ).toBe('yes')
})
