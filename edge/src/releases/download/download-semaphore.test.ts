import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach, closeLater } from '../../testing/close-after-each'
import { createDownloadSemaphore } from './download-semaphore'

closeAfterEach()

/** A server whose answers never end by themselves; resolves to a function that opens one. */
async function open() {
  const answers: ServerResponse[] = []
  const server = createServer((_request, answer) => {
    answer.write('x')
    answers.push(answer)
  }).listen(0)
  closeLater({ close: () => server.close().closeAllConnections() })
  const { port } = server.address() as AddressInfo
  return async (): Promise<ServerResponse> => {
    const before = answers.length
    get({ port, agent: false }).on('error', () => {})
    await until(() => answers.length > before)
    return answers.at(-1) as ServerResponse
  }
}

test('one name gets two permits, and a caller who leaves the queue takes none', async () => {
  const [answer, acquire] = [await open(), createDownloadSemaphore()]
  const [first, second] = [await answer(), await answer()]
  await Promise.all([acquire('mf-cart', first), acquire('mf-cart', second)])
  const leaving = await answer()
  const queued = acquire('mf-cart', leaving)
  leaving.destroy()
  await Promise.all([acquire('mf-gift', await answer()), acquire('shell', await answer())])
  first.destroy()
  await expect(queued).rejects.toThrow('The connection was closed.')
  await acquire('mf-cart', await answer())
})

test('who reads too slowly is cut off and gives the permit back', async () => {
  const [answer, acquire] = [await open(), createDownloadSemaphore(200)]
  const slow = [await answer(), await answer()]
  await Promise.all(slow.map((one) => acquire('mf-cart', one)))
  await acquire('mf-cart', await answer())
  expect(slow.some(({ destroyed }) => destroyed)).toBe(true)
})
