import { array, object, optional, type Parse, string } from '@superium/shared/parse'

/** What a content security policy has blocked, without personal data: no path, query or text of the page. */
export interface Violation {
  /** E.g. `script-src-elem`. */
  directive: string
  /** A keyword (`inline`, `trusted-types-sink`), an origin, or a release of this site (`mf-cart 1.2.0`). */
  blocked: string
  /** Whose code asked for it: a release, an origin, or `document`. */
  source: string
}

/** A violation, and the path of its document. */
export interface ReportedViolation extends Violation {
  path: string
}

/** The fields that both report formats have. */
interface Fields {
  document: string
  directive: string
  blocked: string | undefined
  source: string | undefined
}

/** Reports of one request that are read. */
const MAX_REPORTS = 20
const DIRECTIVE = /^[a-z-]{4,40}$/
const KEYWORD = /^[a-z-]{2,30}$/
const RELEASE = /^\/assets\/([a-z][a-z0-9-]{0,40})\/([\w.+-]{1,80})\//
/** Browser extensions change pages, so their violations do not count. */
const EXTENSION = /^[a-z-]*-extension\b/
const MAX_ORIGIN = 100

/** What browsers send to `report-uri`. */
const parseLegacy: Parse<{ 'csp-report': object }> = object({
  'csp-report': object({
    'document-uri': string(),
    'effective-directive': optional(string(DIRECTIVE)),
    'violated-directive': optional(string()),
    'blocked-uri': optional(string()),
    'source-file': optional(string()),
  }),
})

type Given = Record<string, string | undefined>

/** What browsers send to `report-to`: a batch of reports. */
const parseBatch = array(
  object<{ type: string; body: object }>({
    type: string(),
    body: object({
      documentURL: string(),
      effectiveDirective: string(DIRECTIVE),
      blockedURL: optional(string()),
      sourceFile: optional(string()),
    }),
  }),
  100,
)

/** Parses the body of a report, in either format; `ParseError` names a wrong field. Those of browser extensions are left out. */
export function parseViolations(json: unknown): ReportedViolation[] {
  const reports = Array.isArray(json) ? fieldsOfBatch(json) : [fieldsOfLegacy(json)]
  return reports.slice(0, MAX_REPORTS).flatMap((fields) => violationOf(fields) ?? [])
}

function fieldsOfLegacy(json: unknown): Fields {
  const given = parseLegacy(json)['csp-report'] as Given
  return {
    document: given['document-uri'] ?? '',
    directive: given['effective-directive'] ?? given['violated-directive']?.split(' ', 1)[0] ?? '',
    blocked: given['blocked-uri'],
    source: given['source-file'],
  }
}

function fieldsOfBatch(json: unknown[]): Fields[] {
  const policies = json.filter((one) => (one as { type?: unknown } | null)?.type === 'csp-violation')
  return parseBatch(policies).map(({ body }) => {
    const { documentURL = '', effectiveDirective = '', blockedURL, sourceFile } = body as Given
    return { document: documentURL, directive: effectiveDirective, blocked: blockedURL, source: sourceFile }
  })
}

function violationOf({ document, directive, blocked, source }: Fields): ReportedViolation | undefined {
  if (!DIRECTIVE.test(directive) || EXTENSION.test(blocked ?? '') || EXTENSION.test(source ?? '')) return undefined
  if (!URL.canParse(document)) return undefined
  const { host, pathname } = new URL(document)
  return { directive, blocked: named(blocked, host), source: source ? named(source, host) : 'document', path: pathname }
}

/** The name of an address, as seen from a document at `host`. */
function named(address: string | undefined, host: string): string {
  if (!address) return 'unknown'
  if (KEYWORD.test(address)) return address
  if (!/^https?:/.test(address) || !URL.canParse(address)) return 'another scheme'
  const url = new URL(address)
  if (url.host !== host) return url.origin.slice(0, MAX_ORIGIN)
  const [, name, version] = RELEASE.exec(url.pathname) ?? []
  return name === undefined ? 'this site' : `${name} ${version}`
}
