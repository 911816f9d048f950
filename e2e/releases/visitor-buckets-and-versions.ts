import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { dataFolder, siteUrl } from './site-locations'

/** The fields read from discovery and from `GET /releases/v1`. */
interface Discovery {
  microFrontends: Record<string, { metadata: { version: string } }[]>
}
interface Releases {
  names: { name: string; live: { version: string; traffic: number }[] }[]
  history: {
    number: number
    at: string
    action: string
    by: { kind: string }
    why: string
    changes: { name: string; version: string }[]
  }[]
}

/** The bucket of the n-th visitor (cookie `superium-bucket`). */
export const bucketNumber = (visitor: number): string => visitor.toString(16).padStart(16, '0')

/** The version of mf-cart that an edge serves to the visitor with this bucket. */
export async function versionFor(origin: string, bucket: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/discovery.json`, { headers: { cookie: `superium-bucket=${bucket}` } })
  const { microFrontends } = (await answer.json()) as Discovery
  return microFrontends['mf-cart']?.[0]?.metadata.version
}

/** Buckets of visitors that get this version of mf-cart: the first `count` found, counting up from `from`. */
export async function bucketsWith(version: string, count: number, from = 0): Promise<string[]> {
  const found: string[] = []
  for (let visitor = from; found.length < count && visitor < from + 2_000; visitor += 1) {
    const bucket = bucketNumber(visitor)
    if ((await versionFor(siteUrl(), bucket)) === version) found.push(bucket)
  }
  return found
}

/** Reads the live versions and the last steps with the team's token. */
export async function releases(): Promise<Releases> {
  const token = readFileSync(join(dataFolder(), 'tokens/mf-cart'), 'utf8').trim()
  const context = await request.newContext({
    baseURL: siteUrl(),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  try {
    const { data } = (await (await context.get('/releases/v1')).json()) as { data: Releases }
    return data
  } finally {
    await context.dispose()
  }
}
