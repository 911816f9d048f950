import './page-runtime'

async function loadRuntime(): Promise<{ default: object }> {
  jest.resetModules()
  return import('./remote-runtime')
}

afterEach(() => {
  globalThis.superiumFederation = undefined
})

test("each container gets a runtime of its own from the page's host", async () => {
  let count = 0
  globalThis.superiumFederation = { start: () => {}, federation: () => ({ count: ++count }) }
  expect((await loadRuntime()).default).toMatchObject({ count: 1 })
  expect((await loadRuntime()).default).toMatchObject({ count: 2 })
})

test('a page without a runtime is refused with the reason', async () => {
  await expect(loadRuntime()).rejects.toThrow('no Module Federation runtime')
})
