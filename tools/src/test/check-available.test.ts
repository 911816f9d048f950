import { CliError } from '../cli-error'
import { checkBalancer } from './check-balancer'

const refused = async () => {
  throw new CliError('Install nginx.')
}

test('without a balancer the balanced run is left out and says so, but fails where CI is set', async () => {
  const lines: string[] = []
  const said = { say: (line: string) => void lines.push(line) }
  expect(await checkBalancer(said, refused, {})).toBe('left out')
  expect(await checkBalancer(said, refused, { CI: 'true' })).toBe('missing')
  expect(lines).toEqual(Array(2).fill('NOT RUN: the tests with two edges and two APIs. Install nginx.'))
})

test('with one it is run', async () => {
  expect(await checkBalancer({ say() {} }, async () => '/usr/sbin/nginx', { CI: 'true' })).toBe('yes')
})
