import { parseTelemetry } from '@superium/shared/contract'

let told: (string | undefined)[]
beforeEach(() => {
  told = []
  jest.resetModules()
  window.superiumTell = (fields) => told.push(parseTelemetry(JSON.parse(`{"token":"a",${fields}}`)).stage) > 0
})

const hide = (): boolean => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('a document tells that it starts, loads its remote and is ready', async () => {
  await import('./tell-start')
  const { tellStage } = await import('./tell-stage')
  tellStage('remote')
  tellStage('ready')
  hide()
  dispatchEvent(new Event('pagehide'))
  expect(told).toEqual(['start', 'remote', 'ready'])
})

test('a visitor who leaves before the page is ready is reported once', async () => {
  await import('./tell-start')
  const { tellStage } = await import('./tell-stage')
  hide()
  dispatchEvent(new Event('pagehide'))
  tellStage('ready')
  expect(told).toEqual(['start', 'left'])
})

test('a document that is opened in the background tells nothing', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await import('./tell-start')
  const { tellStage } = await import('./tell-stage')
  tellStage('remote')
  tellStage('ready')
  expect(told).toEqual([])
  hidden.mockRestore()
})
