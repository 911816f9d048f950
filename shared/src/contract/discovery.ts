import { array, boolean, number, object, optional, type Parse, ParseError, record, string } from './parse'
import { INTEGRITY, parseFacts, type ReleaseFacts } from './release-facts'

/** One deployed version of a micro-frontend (frontend-discovery v1-pre). */
export interface Deployment {
  /** Address of `mf-manifest.json`. */
  url: string
  metadata: {
    /** Subresource Integrity of the file at `url`: `sha384-…`. */
    integrity: string
    version: string
  }
  /** `traffic` is a percentage of visitors; exactly one deployment per name is `default`. */
  deployment?: { traffic: number; default: boolean } | undefined
  extras: { superium: ReleaseFacts }
}

/** The document at `/discovery.json` (frontend-discovery v1-pre). */
export interface Discovery {
  schema: string
  microFrontends: Record<string, Deployment[]>
}

/** Schema of the discovery document. */
export const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

const parseShape: Parse<Discovery> = object({
  schema: string(),
  microFrontends: record(
    array(
      object({
        url: string(/^(?:https?:\/\/|\/)\S+$/),
        metadata: object({ integrity: string(INTEGRITY), version: string() }),
        deployment: optional(object({ traffic: number(0, 100), default: boolean })),
        extras: object({ superium: parseFacts }),
      }),
    ),
  ),
})

/**
 * Parses a discovery document and checks what the published schema does not: exactly one default per name, traffic that
 * adds up to 100, and facts of that name. Throws `ParseError` with the path.
 */
export function parseDiscovery(value: unknown): Discovery {
  const discovery = parseShape(value)
  for (const [name, deployments] of Object.entries(discovery.microFrontends)) {
    const path = `microFrontends.${name}`
    if (deployments.length === 0) throw new ParseError(path, 'a list with at least one deployment')
    if (deployments.some(({ extras }) => extras.superium.name !== name)) {
      throw new ParseError(`${path}[].extras.superium.name`, `"${name}"`)
    }
    const rules = deployments.map(({ deployment }) => deployment ?? { traffic: 100, default: true })
    if (rules.filter((rule) => rule.default).length !== 1) throw new ParseError(path, 'a list with exactly one default')
    if (rules.reduce((sum, rule) => sum + rule.traffic, 0) !== 100) {
      throw new ParseError(path, 'a list whose traffic adds up to 100')
    }
  }
  return discovery
}
