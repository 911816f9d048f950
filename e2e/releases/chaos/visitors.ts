import { siteUrl } from '../site-locations'
import { bucketNumber } from '../visitor-buckets-and-versions'
import type { SeededRandom } from './seeded-random'

/** One answer that a visitor got. */
export interface Visit {
  name: string
  path: string
  /** Milliseconds since the epoch. */
  from: number
  to: number
  /** The status; 0 where the connection broke off. */
  status: number
  /** Whether the document came whole, with the shell's code. */
  isWhole: boolean
  /** Whether the server rendered it: header and footer, and for a page that is the same for everybody its heading. */
  isRendered: boolean
  error?: string
}

/** The visitors' buckets: enough for a canary of 10 % to have some. */
export const BUCKETS = Array.from({ length: 24 }, (_, visitor) => bucketNumber(visitor * 97))

interface Team {
  name: string
  /** The live paths, which change. */
  paths: Set<string>
  /** Versions whose pages throw in browsers. */
  broken: Set<string>
}

/** Visits the paths of a team one after the other, as browsers with addresses of their own, until it is stopped. */
export function startVisitors(team: Team, random: SeededRandom): { visits: Visit[]; stop(): Promise<void> } {
  const visits: Visit[] = []
  let isOver = false
  const round = (async () => {
    while (!isOver) {
      const paths = [...team.paths] as [string, ...string[]]
      visits.push(await visit(team, random.pick(paths), random))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    visits,
    async stop() {
      isOver = true
      await round
    },
  }
}

async function visit({ name, broken }: Team, path: string, random: SeededRandom): Promise<Visit> {
  const headers = {
    accept: 'text/html',
    cookie: `superium-bucket=${random.pick(BUCKETS as [string, ...string[]])}`,
    'x-forwarded-for': `${11 + random.below(80)}.${random.below(250)}.${random.below(250)}.7`,
  }
  const from = Date.now()
  try {
    const answer = await fetch(siteUrl() + path, { headers, signal: AbortSignal.timeout(60_000), redirect: 'manual' })
    const html = await answer.text()
    const to = Date.now()
    await report(name, broken, html, headers)
    const isWhole = html.includes('</html>') && html.includes('/assets/shell/')
    const isRendered = html.includes('<header') && html.includes('<footer')
    return { name, path, from, to, status: answer.status, isWhole, isRendered }
  } catch (error) {
    const reason = String((error as Error).cause ?? error)
    return { name, path, from, to: Date.now(), status: 0, isWhole: false, isRendered: false, error: reason }
  }
}

/** Reports what a browser would have seen, with the document's token. */
async function report(name: string, broken: Set<string>, html: string, headers: Record<string, string>): Promise<void> {
  const token = /"token":"([\w-]+)"/.exec(html)?.[1]
  const discovery = /id="superium-discovery">(.*?)<\/script>/s.exec(html)?.[1]
  if (!token || !discovery) return
  const live = JSON.parse(discovery) as { microFrontends: Record<string, { metadata: { version: string } }[]> }
  const outcomes = ['shell', name].map((remote) => ({ remote, kind: 'load' }))
  if (broken.has(live.microFrontends[name]?.[0]?.metadata.version ?? ''))
    outcomes.push({ remote: name, kind: 'render' })
  const body = JSON.stringify({ token, outcomes, vitals: [] })
  await fetch(`${siteUrl()}/telemetry`, { method: 'POST', headers, body }).catch(() => {})
}
