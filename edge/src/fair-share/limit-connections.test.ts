import { Server, Socket } from 'node:net'
import { limitConnections } from './limit-connections'

test('a network with many connections gets no further one until one closes, and others do', () => {
  const server = new Server()
  limitConnections(server, 2)
  const connect = (remoteAddress: string): Socket => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
    server.emit('connection', socket)
    return socket
  }
  const isRefused = (address: string) => connect(address).destroyed
  const first = connect('203.0.113.7')
  expect(isRefused('::ffff:203.0.113.7')).toBe(false)
  expect(isRefused('203.0.113.7')).toBe(true)
  expect(isRefused('203.0.113.8')).toBe(false)
  for (let n = 0; n < 5; n += 1) expect(isRefused('127.0.0.1')).toBe(false)
  first.emit('close')
  expect(isRefused('203.0.113.7')).toBe(false)
})
