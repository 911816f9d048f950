import { parseArgs } from 'node:util'
import type { Retirement } from '@superium/shared/contract'
import { CliError } from '../cli-error'
import { parseDuration } from './parse-duration'

const DECISIONS = ['promote', 'rollback', 'status', 'live', 'ramp'] as const
/** Decisions about a version that may be named. */
const WITH_VERSION: readonly string[] = ['promote', 'rollback', 'live', 'ramp']

/** The parsed command line of `npm run release`. */
export interface ReleaseArguments {
  /** `release`: build this package and release it to the site. */
  action: 'release' | (typeof DECISIONS)[number]
  /** Empty for the status of all names. */
  name: string
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
  /** The release may end another canary of the name. */
  replaceCanary: boolean
  /** A version that was taken back may go live again. */
  again: boolean
  /** A rollback takes back together what does not fit alone. */
  together: boolean
  why: string
  /** Live paths that the version gives up, in the order of the command line. */
  retire: Retirement[]
  /** Per cent of visitors, step by step, and the milliseconds between two steps. */
  ramp: { steps: number[]; everyMs: number }
  site: string | undefined
}

export const USAGE = `npm run release -w mf-cart                      test, build, check, upload, make live for everybody
npm run release -w mf-cart -- --check           build and check only; prints what would be refused
npm run release -w mf-cart -- --traffic 10      make it live for 10 % of the visitors (a canary)
npm run release -w mf-cart -- --no-live         test, build, check and upload only
npm run release -w mf-cart -- --retire /old --redirect-to /cart      give up a live path, with a redirect or as gone (410)
npm run release -- live mf-cart [1.4.0] --traffic 50      make an uploaded version live, or widen a canary
npm run release -- ramp mf-cart [1.4.0] 10,50,100 --every 10m        widen step by step; stops when the version fails
npm run release -- promote mf-cart [1.4.0]      give the canary to everybody
npm run release -- rollback mf-cart [1.4.0]     back to the version before; with a version only while it is live
npm run release -- rollback mf-cart --together  with what does not fit otherwise (an administrator's token)
npm run release -- status [mf-cart]             what is live, and the last steps
A version that is not named is the one in package.json.
Options: --why "…" for the history, --site http://… (default: the local site), --skip-tests,
         --force (with --traffic 10 at most), --replace-canary (another canary of the name ends),
         --again (a version that was taken back goes live again)
Token: SUPERIUM_RELEASE_TOKEN; the local site's is found automatically.`

/** Parses the command line; throws `CliError` naming what is wrong. */
export function parseReleaseArguments(options: string[]): ReleaseArguments {
  const { values, positionals, tokens } = read(options)
  const { action, name, rest } = whatAndWhich(positionals)
  if (name === '' && action !== 'status') throw new CliError(`Name a package.\n${USAGE}`)
  const steps = action === 'ramp' ? rest.find((one) => /^[\d,]+$/.test(one)) : undefined
  const [version, ...more] = rest.filter((one) => one !== steps)
  const unexpected = WITH_VERSION.includes(action) ? more[0] : (version ?? more[0])
  if (unexpected !== undefined) throw new CliError(`Unexpected argument "${unexpected}".\n${USAGE}`)
  const { traffic = '100', site, every = '10m' } = values
  if (!/^(?:[1-9]\d?|100)$/.test(traffic))
    throw new CliError(`--traffic must be a number from 1 to 100, not "${traffic}".`)
  if (site !== undefined && !/^https?:\/\/[^/]+\/?$/.test(site)) {
    throw new CliError(`--site must be an address like https://shop.example, not "${site}".`)
  }
  const noLive = values['no-live'] ?? false
  if (noLive && (values.traffic !== undefined || values.force)) {
    throw new CliError('--no-live uploads only: leave --traffic and --force out.')
  }
  return {
    action,
    name,
    version,
    traffic: noLive ? undefined : Number(traffic),
    check: values.check ?? false,
    force: values.force ?? false,
    skipTests: values['skip-tests'] ?? false,
    replaceCanary: values['replace-canary'] ?? false,
    again: values.again ?? false,
    together: values.together ?? false,
    why: values.why ?? '',
    retire: retirementsIn(tokens),
    ramp: { steps: action === 'ramp' ? parseSteps(steps) : [], everyMs: parseDuration('--every', every) },
    site: site?.replace(/\/$/, ''),
  }
}

/** `live mf-cart 1.4.0`, or `mf-cart live 1.4.0` as `npm run release -w mf-cart -- live 1.4.0` says it. */
function whatAndWhich([first = '', second = '', ...rest]: string[]) {
  const decision = DECISIONS.find((one) => one === first)
  if (decision) return { action: decision, name: second, rest }
  const after = DECISIONS.find((one) => one === second)
  if (after) return { action: after, name: first, rest }
  return { action: 'release' as const, name: first, rest: second === '' ? rest : [second, ...rest] }
}

/** Growing shares of visitors in per cent: `10,50,100`. */
function parseSteps(text = ''): number[] {
  const steps = text.split(',').map(Number)
  const grow = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100)
  if (!grow) throw new CliError(`ramp needs growing shares of visitors like 10,50,100, not "${text}".`)
  return steps
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

function read(args: string[]) {
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
        'replace-canary': { type: 'boolean' },
        again: { type: 'boolean' },
        together: { type: 'boolean' },
        every: { type: 'string' },
        why: { type: 'string' },
        retire: { type: 'string', multiple: true },
        'redirect-to': { type: 'string', multiple: true },
        site: { type: 'string' },
      },
    })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
