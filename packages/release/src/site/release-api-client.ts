import type { ReleaseEvent, ReleaseState, ReleasesState, Retirement } from '@superium/shared/contract'
import { CliError } from '../cli-error'

/** Long enough for a smoke render. */
const TIMEOUT_MS = 120_000

/** A release has 60 MB at most, and its archive a little more. */
const MAX_BYTES = 80 * 1024 * 1024

const INTEGRITY_HEADER = 'superium-files-integrity'

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

/** A release's files as one tar archive. */
export interface StoredRelease {
  tar: Buffer
  integrity: string
}

/** Options of a ramp; its first step makes a stored version live, as `live` does. */
export interface RampOptions extends Omit<LiveOptions, 'traffic'> {
  /** Per cent of visitors, ascending. */
  steps: number[]
  everyMinutes: number
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
  /** Starts a ramp, which the site continues on its own. */
  ramp(name: string, version: string, options: RampOptions): Promise<Step>
  /** Fails when another version has become the canary. */
  promote(name: string, version: string, why: string): Promise<Step>
  /**
   * With a version it acts only while that version is live, and otherwise resolves to null. `together`: also rolls back
   * names that conflict.
   */
  rollback(name: string, version: string | undefined, why: string, together?: boolean): Promise<Step | null>
  /** A stored release as it was uploaded, with the site's hash of its `integrity.json`. */
  files(name: string, version: string): Promise<StoredRelease>
  /** That hash alone; undefined when the site does not have the version. */
  filesIntegrity(name: string, version: string): Promise<string | undefined>
  /** Makes a link that loads an uploaded version in the browser that opens it. */
  preview(name: string, version: string, hours: number): Promise<PreviewLink>
}

/** An override link. */
export interface PreviewLink {
  /** A path of the site, such as `/?superium-override=…`. */
  path: string
  /** Its end, in milliseconds since the epoch. */
  until: number
}

export function releaseApiClient(site: string, token: string): ReleaseApiClient {
  async function ask(method: string, path: string, body?: Body): Promise<Response> {
    try {
      return await fetch(`${site}/releases/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': body.type }) },
        ...(body && { body: typeof body.content === 'string' ? body.content : new Uint8Array(body.content) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      throw new CliError(
        `No site answers at ${site} (${cause}). Does it run? Another address goes into --site or SUPERIUM_URL.`,
      )
    }
  }

  async function call<T>(method: string, path: string, body?: Body): Promise<T> {
    const answer = await ask(method, path, body)
    const said = answerOf(await answer.text())
    if (!answer.ok || said?.status !== 'success') throw errorOf(answer, said)
    return said.data as T
  }

  /** The hash in the answer's header; throws the site's error. */
  async function integrityOf(answer: Response): Promise<string> {
    if (!answer.ok) throw errorOf(answer, answerOf(await answer.text()))
    const integrity = answer.headers.get(INTEGRITY_HEADER)
    if (integrity === null)
      throw new CliError(`${site} does not hand out stored releases: it is older than this command.`)
    return integrity
  }

  const errorOf = ({ status }: Response, said: Answer | undefined): SiteError => {
    const failures = said?.failures?.map((one) => `\n  ✗ ${one}`).join('') ?? ''
    return new SiteError(status, `${said?.message ?? `${site} answered with status ${status}.`}${failures}`)
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
    ramp: (name, version, options) => call('POST', `/${name}/${version}/ramp`, json(options)),
    promote: (name, version, why) => call('POST', `/${name}/promote`, json({ version, why })),
    rollback: (name, version, why, together = false) =>
      call('POST', `/${name}/rollback`, json({ version, why, together })),
    async files(name, version) {
      const answer = await ask('GET', `/${name}/${version}/files`)
      return { integrity: await integrityOf(answer), tar: await bodyOf(answer) }
    },
    async filesIntegrity(name, version) {
      const answer = await ask('HEAD', `/${name}/${version}/files`)
      return answer.status === 404 ? undefined : integrityOf(answer)
    },
    preview: (name, version, hours) => call('POST', '/overrides', json({ versions: { [name]: version }, hours })),
  }
}

/** The query of an upload that gives up these live paths. */
export const retireQuery = (retire: Retirement[]): Record<string, string> =>
  retire.length > 0 ? { retire: JSON.stringify(retire) } : {}

/** The body of a download, of a release's size at most. */
async function bodyOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of answer.body ?? []) {
      bytes += part.length
      if (bytes > MAX_BYTES) throw new CliError('The release is larger than a site accepts.')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(`The download broke off: ${error instanceof Error ? error.message : error}`)
  }
  return Buffer.concat(parts)
}

interface Answer {
  status: string
  message?: string
  failures?: string[]
  data?: unknown
}

interface Body {
  type: string
  content: Buffer | string
}

function answerOf(text: string): Answer | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
