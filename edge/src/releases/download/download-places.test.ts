import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach, closeLater } from '../../testing/close-after-each'
import { createDownloadPlaces } from './download-places'

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

test('one name gets half of the places, and a caller who leaves the line takes none', async () => {
  const [answer, takePlace] = [await open(), createDownloadPlaces()]
  const [first, second] = [await answer(), await answer()]
  await Promise.all([takePlace('mf-cart', first), takePlace('mf-cart', second)])
  const leaving = await answer()
  const line = takePlace('mf-cart', leaving)
  leaving.destroy()
  await Promise.all([takePlace('mf-gift', await answer()), takePlace('shell', await answer())])
  first.destroy()
  await expect(line).rejects.toThrow('The connection was closed.')
  await takePlace('mf-cart', await answer())
})

test('who reads too slowly is cut off and gives the place back', async () => {
  const [answer, takePlace] = [await open(), createDownloadPlaces(200)]
  const slow = [await answer(), await answer()]
  await Promise.all(slow.map((one) => takePlace('mf-cart', one)))
  await takePlace('mf-cart', await answer())
  expect(slow.some(({ destroyed }) => destroyed)).toBe(true)
})
