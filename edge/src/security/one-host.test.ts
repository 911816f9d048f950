import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeAfterEach } from '../testing/close-after-each'
import { startSite } from '../testing/start-site'

closeAfterEach()

/** The status line of the answer to a request with these header lines. */
async function statusLine(...lines: string[]): Promise<string> {
  const app = await startSite()
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(['GET /robots.txt HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split('\r\n', 1)[0] ?? ''
}

test('a request with two hosts is refused, one with a single host is not', async () => {
  expect(await statusLine('Host: shop.example', 'host: evil.example')).toBe('HTTP/1.1 400 Bad Request')
  expect(await statusLine('Host: shop.example', 'Host: shop.example')).toBe('HTTP/1.1 400 Bad Request')
  expect(await statusLine('Host: shop.example')).toBe('HTTP/1.1 200 OK')
})

test.each(['a:99999', 'a b', 'a/b', 'a@b', '[::1'])('the host %p is none', async (host) => {
  expect(await statusLine(`Host: ${host}`)).toBe('HTTP/1.1 400 Bad Request')
})

test.each(['localhost:3000', '127.0.0.1', '[::1]:8080', 'xn--bcher-kva.example'])('%s is a host', async (host) => {
  expect(await statusLine(`Host: ${host}`)).toBe('HTTP/1.1 200 OK')
})
