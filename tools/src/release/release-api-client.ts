import type { ReleaseEvent, ReleaseState, ReleasesState, Retirement } from '@superium/shared/contract'
import type { CanaryEvidence } from '../../../edge/src/releases/api/canary-evidence'
import { CliError } from '../cli-error'

/** Long enough for a smoke render. */
const TIMEOUT_MS = 120_000

export type Step = ReleaseEvent & { number: number }

/** How a stored version goes live. */
export interface LiveOptions {
  /** Per cent of visitors. */
  traffic: number
  why: string
  retire: Retirement[]
  replaceCanary: boolean
  again: boolean
}

/** An error that the site answered. */
export class SiteError extends CliError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Client of a site's release API; every method throws `CliError` with the site's message. */
export interface ReleaseApiClient {
  all(): Promise<ReleasesState>
  one(name: string): Promise<ReleaseState | undefined>
  /** `retire`: live paths that the version gives up. */
  check(
    name: string,
    version: string,
    tar: Buffer,
    retire: Retirement[],
  ): Promise<{ passed: boolean; failures: string[] }>
  upload(
    name: string,
    version: string,
    tar: Buffer,
    query: Record<string, string>,
  ): Promise<{ revision: number | null }>
  /** Makes a stored version live. */
  live(name: string, version: string, how: LiveOptions): Promise<Step>
  /** What telemetry says of the canary; null without a canary or telemetry. */
  evidence(name: string): Promise<CanaryEvidence | null>
  /** Fails when another version has become the canary. */
  promote(name: string, version: string, why: string): Promise<Step>
  /** With a version only while it is live; null when it is not. `together`: also what does not fit otherwise. */
  rollback(name: string, version: string | undefined, why: string, together?: boolean): Promise<Step | null>
}

export function releaseApiClient(site: string, token: string): ReleaseApiClient {
  async function call<T>(method: string, path: string, body?: { type: string; content: Buffer | string }): Promise<T> {
    let answer: Response
    try {
      answer = await fetch(`${site}/releases/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': body.type }) },
        ...(body && { body: typeof body.content === 'string' ? body.content : new Uint8Array(body.content) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      throw new CliError(
        `No site answers at ${site} (${cause}). Start it with npm start, or pass another address with --site.`,
      )
    }
    const text = await answer.text()
    const said = answerOf(text)
    if (!answer.ok || said?.status !== 'success') {
      const failures = said?.failures?.map((one) => `\n  ✗ ${one}`).join('') ?? ''
      const message = said?.message ?? `${site} answered with status ${answer.status}.`
      throw new SiteError(answer.status, `${message}${failures}`)
    }
    return said.data as T
  }

  const json = (value: object) => ({ type: 'application/json', content: JSON.stringify(value) })
  const archive = (content: Buffer) => ({ type: 'application/x-tar', content })

  return {
    all: () => call('GET', ''),
    one: (name) =>
      call<ReleaseState>('GET', `/${name}`).catch((error: unknown) => {
        if (error instanceof SiteError && error.status === 404) return undefined
        throw error
      }),
    check: (name, version, tar, retire) =>
      call('POST', `/${name}/${version}/check?${new URLSearchParams(retireQuery(retire))}`, archive(tar)),
    upload: (name, version, tar, query) =>
      call('PUT', `/${name}/${version}?${new URLSearchParams(query)}`, archive(tar)),
    live: (name, version, how) => call('POST', `/${name}/${version}/live`, json(how)),
    evidence: (name) => call('GET', `/${name}/evidence`),
    promote: (name, version, why) => call('POST', `/${name}/promote`, json({ version, why })),
    rollback: (name, version, why, together = false) =>
      call('POST', `/${name}/rollback`, json({ version, why, together })),
  }
}

/** The query of an upload that gives up these live paths. */
export const retireQuery = (retire: Retirement[]): Record<string, string> =>
  retire.length > 0 ? { retire: JSON.stringify(retire) } : {}

function answerOf(text: string): { status: string; message?: string; failures?: string[]; data?: unknown } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
