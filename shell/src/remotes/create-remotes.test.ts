import { loadRemote } from '@module-federation/enhanced/runtime'
import { testDeployment } from '../testing/test-remotes'
import { createRemotes } from './create-remotes'

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))

const load = jest.mocked(loadRemote)

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
