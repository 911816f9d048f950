import { loadRemote } from '@module-federation/enhanced/runtime'
import { testDeployment } from '../testing/test-remotes'
import { createRemotes } from './create-remotes'

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))

const load = jest.mocked(loadRemote)

beforeEach(() => load.mockReset())

const remotesOf = (name: string) =>
  createRemotes(
    { schema: 's', microFrontends: { [name]: [testDeployment(name, {})] } },
    { side: 'server', entry: ({ url }) => url, plugin: () => ({ name: 'none' }) },
  )

test('a module that failed to load is loaded anew when it is asked for again, and once it is there, only once', async () => {
  const remotes = remotesOf('mf-cart')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(remotes.load('mf-cart', 'routes')).rejects.toThrow('offline')
  load.mockResolvedValue('the routes')
  const again = ['routes', 'routes'].map((expose) => remotes.load('mf-cart', expose))
  expect(await Promise.all(again)).toEqual(['the routes', 'the routes'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('who asks while a failed module is repeated gets an attempt of their own when that fails', async () => {
  const remotes = remotesOf('mf-cart')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(remotes.load('mf-cart', 'routes')).rejects.toThrow('offline')
  const timeout = Object.assign(new Error('still offline'), { type: 'timeout' })
  let fail = (_: Error): void => {}
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  const byItself = remotes.load('mf-cart', 'routes')
  load.mockResolvedValue('the routes')
  const pressed = [remotes.load('mf-cart', 'routes'), remotes.load('mf-cart', 'routes')]
  fail(timeout)
  await expect(byItself).rejects.toThrow('still offline')
  expect(await Promise.all(pressed)).toEqual(['the routes', 'the routes'])
  expect(load).toHaveBeenCalledTimes(3)
})
