import './host-runtime'

const federationOf = async (): Promise<{ default: object }> => {
  jest.resetModules()
  return import('./of-host')
}

afterEach(() => {
  globalThis.superiumFederation = undefined
})

test("a container takes the host's runtime, each its own", async () => {
  const start = () => {}
  let made = 0
  globalThis.superiumFederation = { start, federation: () => ({ number: ++made }) }
  expect((await federationOf()).default).toEqual({ number: 1, start })
  expect((await federationOf()).default).toEqual({ number: 2, start })
})

test('on a page without one it says what is missing', async () => {
  await expect(federationOf()).rejects.toThrow('no Module Federation runtime: it is older')
})
