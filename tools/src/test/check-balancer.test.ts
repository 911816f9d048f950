import { CliError } from '../cli-error'
import { checkBalancer } from './check-balancer'

const refused = async () => {
  throw new CliError('Install nginx.')
}

test('without a balancer the balanced run is left out and says so, but fails where CI is set', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  expect(await checkBalancer(refused, {})).toBe('left out')
  expect(await checkBalancer(refused, { CI: 'true' })).toBe('missing')
  expect(log.mock.calls).toEqual(Array(2).fill(['NOT RUN: the tests with two edges and two APIs. Install nginx.']))
  log.mockRestore()
})

test('with one it is run', async () => {
  expect(await checkBalancer(async () => '/usr/sbin/nginx', { CI: 'true' })).toBe('yes')
})
