import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { dataFolder, edges, siteUrl } from '../site-locations'

/** An answer of the release API. */
export interface Answer {
  status: number
  message: string
  data: unknown
}

/** The fields of `GET /releases/v1/:name` that the teams read. */
export interface NameState {
  live: { version: string; traffic: number; default: boolean }[]
  rollbackTo: string | null
}

const tokenOf = (name: string): string => readFileSync(join(dataFolder(), 'tokens', name), 'utf8').trim()

/** Statuses to retry: too many requests at once, or an edge that was killed. */
const AGAIN = [429, 502, 503]

/** Calls the release API as the team of a name; tries again while the site is too busy or an edge is away. */
export async function askAs(name: string, method: string, path: string, body?: Buffer | object): Promise<Answer> {
  const until = Date.now() + 90_000
  for (;;) {
    const answer = await once(name, method, path, body)
    if (!AGAIN.includes(answer.status) || Date.now() > until) return answer
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function once(name: string, method: string, path: string, body?: Buffer | object): Promise<Answer> {
  const tar = Buffer.isBuffer(body)
  const headers = {
    authorization: `Bearer ${tokenOf(name)}`,
    ...(body && { 'content-type': tar ? 'application/x-tar' : 'application/json' }),
  }
  const payload = tar ? new Uint8Array(body) : body && JSON.stringify(body)
  try {
    const answer = await fetch(`${siteUrl()}/releases/v1/${path}`, {
      method,
      headers,
      ...(payload && { body: payload }),
    })
    const {
      data,
      message = '',
      failures = [],
    } = (await answer.json().catch(() => ({}))) as {
      data?: unknown
      message?: string
      failures?: string[]
    }
    return { status: answer.status, message: [message, ...failures].join(' '), data }
  } catch (error) {
    return { status: 502, message: String(error), data: undefined }
  }
}

export const stateOf = async (name: string): Promise<NameState> => (await askAs(name, 'GET', name)).data as NameState

/**
 * Starts an upload to an edge and breaks the connection half-way. Bypasses the balancer, which would buffer the whole
 * upload.
 */
export async function breakOffUpload(name: string, version: string, tar: Buffer): Promise<void> {
  const headers = {
    authorization: `Bearer ${tokenOf(name)}`,
    'content-type': 'application/x-tar',
    'content-length': tar.length,
  }
  await new Promise<void>((resolve) => {
    const address = `${edges()[0]}/releases/v1/${name}/${version}?traffic=100`
    const upload = request(address, { method: 'PUT', headers })
    upload.on('error', () => resolve())
    upload.on('close', () => resolve())
    upload.write(tar.subarray(0, tar.length / 2), () => setTimeout(() => upload.destroy(), 50))
  })
}
