import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type Discovery, parseDiscovery } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'

/** How long, in milliseconds, the file is trusted before it is looked at again. */
const LOOK_EVERY_MS = 250

/** One state of the discovery document. */
export interface Snapshot {
  discovery: Discovery
  json: string
  etag: string
}

export interface DiscoveryStore {
  /** The newest good document, or `undefined` when there has not been one yet. */
  current(): Promise<Snapshot | undefined>
}

/**
 * Keeps the discovery document in memory and looks for a new one at most every 250 ms. A file that is gone or broken
 * leaves the last good document in place, and the reason in the log, once per change.
 */
export function openDiscovery(file: string, log: FastifyBaseLogger): DiscoveryStore {
  let snapshot: Snapshot | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let seen: string | undefined
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const mark = await fileMark(file)
    lookedAt = performance.now()
    if (mark === seen) return
    seen = mark
    try {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        // The file itself may be good: it is read again at the next look.
        if (mark !== 'missing') seen = undefined
        throw error
      })
      snapshot = parse(text)
      log.info({ etag: snapshot.etag }, 'discovery read')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(
        `discovery not usable, ${snapshot ? 'keeping the last good one' : 'the site is unavailable'}: ${reason}`,
      )
    }
  }

  return {
    async current() {
      if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
        looking ??= look().finally(() => {
          looking = undefined
        })
        await looking
      }
      return snapshot
    },
  }
}

/** Changes whenever the file is written or replaced. */
async function fileMark(file: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await stat(file, { bigint: true })
    return `${ino}:${size}:${mtimeNs}`
  } catch {
    return 'missing'
  }
}

function parse(text: string): Snapshot {
  const discovery = parseDiscovery(JSON.parse(text))
  const json = JSON.stringify(discovery)
  return { discovery, json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
}
