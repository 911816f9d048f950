import { parseArgs } from 'node:util'
import type { Retirement } from '@superium/shared/contract'
import { CliError } from './cli-error'
import { parseInterval } from './ramp/parse-interval'
import { parseSteps } from './ramp/parse-steps'
import { usage } from './usage'

const DECISIONS = ['promote', 'rollback', 'status', 'live', 'ramp', 'preview'] as const
/** Decisions about a version that may be named. */
const WITH_VERSION: readonly string[] = ['promote', 'rollback', 'live', 'ramp', 'preview']

/** The parsed command line. */
export interface ReleaseArguments {
  /** `release`: build this package and release it to the site. */
  action: 'release' | (typeof DECISIONS)[number]
  /** The name to decide on; undefined: this folder's. */
  name: string | undefined
  /** The status of all names. */
  all: boolean
  /** The version to decide on; undefined: the package's own, or the live one to roll back. */
  version: string | undefined
  /** Per cent of visitors; undefined: upload only. */
  traffic: number | undefined
  /** Only run the release check. */
  check: boolean
  /** Release although the smoke render fails, for 10 % of visitors at most. */
  force: boolean
  /** Release without running the package's tests. */
  skipTests: boolean
  /** Release the existing files in `dist`. */
  skipBuild: boolean
  /** Whether the release may end another canary of the name. */
  replaceCanary: boolean
  /** Whether a version that was rolled back may go live again. */
  again: boolean
  /** Whether to roll back conflicting names together with this one. */
  together: boolean
  why: string
  /** Live paths that the version gives up, in the order of the command line. */
  retire: Retirement[]
  /** Per cent of visitors, step by step, the minutes between two steps, and whether the command ends once it has started. */
  ramp: { steps: number[]; everyMinutes: number; noWait: boolean }
  /** How long a preview link works, and the path that it opens. */
  preview: { hours: number; page: string }
  /** The site that a stored version is taken from: an address, or the name of a stage. */
  from: string | undefined
  /** An address, or the name of a stage. */
  site: string | undefined
  /** A file that holds the token. */
  tokenFile: string | undefined
}

/** Parses the options. Throws `CliError` for unknown ones; `command` is the command as the user typed it. */
export function parseReleaseArguments(args: string[], command: string): ReleaseArguments {
  const { values, positionals, tokens } = read(args, command)
  const { action, name, rest } = actionIn(positionals, values.name)
  const steps = action === 'ramp' ? rest.find((one) => /^[\d,]+$/.test(one)) : undefined
  const [version, ...more] = rest.filter((one) => one !== steps)
  const versionMayBe = values.from !== undefined || WITH_VERSION.includes(action)
  const unexpected = versionMayBe ? more[0] : (version ?? more[0])
  if (unexpected !== undefined) throw new CliError(`Unexpected argument "${unexpected}".\n${usage(command)}`)
  if (values.from !== undefined && action !== 'release') {
    throw new CliError(`--from takes a version to another site, and does not go with ${action}.`)
  }
  const { traffic = '100', every = '10m' } = values
  if (!/^(?:[1-9]\d?|100)$/.test(traffic))
    throw new CliError(`--traffic must be a number from 1 to 100, not "${traffic}".`)
  const noLive = values['no-live'] ?? false
  if (noLive && (values.traffic !== undefined || values.force)) {
    throw new CliError('--no-live uploads only: leave --traffic and --force out.')
  }
  return {
    action,
    name,
    all: values.all ?? false,
    version,
    traffic: noLive ? undefined : Number(traffic),
    check: values.check ?? false,
    force: values.force ?? false,
    skipTests: values['skip-tests'] ?? false,
    skipBuild: values['skip-build'] ?? false,
    replaceCanary: values['replace-canary'] ?? false,
    again: values.again ?? false,
    together: values.together ?? false,
    why: values.why ?? '',
    retire: retirementsIn(tokens),
    ramp: {
      steps: action === 'ramp' ? parseSteps(steps) : [],
      everyMinutes: parseInterval('--every', every),
      noWait: values['no-wait'] ?? false,
    },
    preview: { hours: parseHours(values.hours), page: parsePage(values.page) },
    from: values.from,
    site: values.site,
    tokenFile: values['token-file'],
  }
}

/**
 * The action, the name that it concerns, which may follow it (`status mf-gift`) instead of `--name`, and the remaining
 * arguments.
 */
function actionIn(positionals: string[], name: string | undefined) {
  const [first = '', second = '', ...more] = positionals
  const decision = DECISIONS.find((one) => one === first)
  if (!decision) return { action: 'release' as const, name, rest: positionals }
  return name === undefined && /^[a-z][a-z0-9-]*$/.test(second)
    ? { action: decision, name: second, rest: more }
    : { action: decision, name, rest: positionals.slice(1) }
}

function parseHours(hours = '8'): number {
  if (/^[1-9]\d?$/.test(hours) && Number(hours) <= 72) return Number(hours)
  throw new CliError(`--hours must be a whole number from 1 to 72, not "${hours}".`)
}

function parsePage(page = '/'): string {
  if (/^\/(?!\/)[^?#\\\s]*$/.test(page)) return page
  throw new CliError(`--page must be a path of the site like /gift, not "${page}".`)
}

/** Each `--redirect-to` belongs to the `--retire` before it. */
function retirementsIn(tokens: { kind: string; name?: string; value?: string | undefined }[]): Retirement[] {
  const retire: Retirement[] = []
  for (const { name, value = '' } of tokens) {
    if (name === 'retire') retire.push({ path: value })
    if (name !== 'redirect-to') continue
    const last = retire.at(-1)
    if (!last || last.to !== undefined) throw new CliError(`--redirect-to ${value} must follow its --retire <path>.`)
    last.to = value
  }
  return retire
}

function read(args: string[], command: string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: {
        traffic: { type: 'string' },
        'no-live': { type: 'boolean' },
        check: { type: 'boolean' },
        force: { type: 'boolean' },
        'skip-tests': { type: 'boolean' },
        'skip-build': { type: 'boolean' },
        'replace-canary': { type: 'boolean' },
        again: { type: 'boolean' },
        together: { type: 'boolean' },
        every: { type: 'string' },
        'no-wait': { type: 'boolean' },
        why: { type: 'string' },
        retire: { type: 'string', multiple: true },
        'redirect-to': { type: 'string', multiple: true },
        hours: { type: 'string' },
        page: { type: 'string' },
        name: { type: 'string' },
        all: { type: 'boolean' },
        from: { type: 'string' },
        site: { type: 'string' },
        'token-file': { type: 'string' },
      },
    })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${usage(command)}`)
  }
}
