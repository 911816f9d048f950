import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The account look-up of the Auth emulator, on loopback: every id is an account `<id>@shop.example`. */
export interface AuthStandIn {
  /** `127.0.0.1:<port>`. */
  host: string
  close(): void
}

export async function openAuthStandIn(): Promise<AuthStandIn> {
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const [uid] = JSON.parse(body).localId
      const users = [
        { localId: uid, email: `${uid}@shop.example`, displayName: uid, emailVerified: true, validSince: '0' },
      ]
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ users }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, close: () => void server.close() }
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token of the emulator's kind. */
export function emulatorToken(projectId: string, uid: string): string {
  const iat = Math.floor(Date.now() / 1000)
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, aud: projectId, iat, exp: iat + 3600 })}.`
}
