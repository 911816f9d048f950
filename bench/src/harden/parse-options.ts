import { parseArgs } from 'node:util'
import { CliError } from '../../../tools/src/cli-error'
import { namedParts, wholeNumber } from '../option-values'

/** The parts that can run alone, in the order of a full run. */
export const PARTS = ['rounds', 'floods', 'kills', 'fuzz', 'trials', 'soak'] as const

/** The parts that a short run leaves out; `npm test` has a short form of the trials itself. */
const ONLY_LONG: ReadonlySet<string> = new Set(['trials', 'soak'])

export type Part = (typeof PARTS)[number]

/** The options of a run. */
export interface Options {
  parts: Part[]
  /** Duration of the soak test. */
  minutes: number
  /** Limits the run to about a minute: each part does less, and speed is not judged. */
  short: boolean
  /** Makes a run repeatable: the same seed gives the same calls in the same order. */
  seed: number
  /** Only the floods whose name contains this text. */
  flood: string
  /** Output file for the findings as JSON; empty for none. */
  report: string
  /** Number of rounds of concurrent trades. */
  rounds: number
  help: boolean
}

export const HELP = `npm run harden -- [options]

  --only PARTS     of ${PARTS.join(',')}
  --minutes N      how long the soak lasts (default 30)
  --short          a minute in all, as in npm test: less of each part, without trials and soak, no judgement of speed
  --seed N         repeat the calls of an earlier run
  --flood TEXT     only the floods whose name contains this text
  --report FILE    write the findings as JSON, too
  --rounds N       how many rounds of concurrent trades (default 1000, with --short 20)

CITUS_URL=postgres://… runs it on a database of its own in that Citus cluster; without the kills.
`

/** Parses the command line. Throws a `CliError` that names the invalid option. */
export function parseOptions(args: string[], now: number = Date.now()): Options {
  const { values } = parse(args)
  const short = values.short ?? false
  return {
    parts:
      values.only === undefined
        ? PARTS.filter((part) => !short || !ONLY_LONG.has(part))
        : namedParts(values.only, PARTS),
    minutes: wholeNumber('--minutes', values.minutes ?? '30', 1, 240),
    short,
    seed: wholeNumber('--seed', values.seed ?? String(now % 1_000_000), 0, 999_999),
    flood: values.flood ?? '',
    report: values.report ?? '',
    rounds: wholeNumber('--rounds', values.rounds ?? (short ? '20' : '1000'), 1, 100_000),
    help: values.help ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        minutes: { type: 'string' },
        short: { type: 'boolean' },
        seed: { type: 'string' },
        flood: { type: 'string' },
        report: { type: 'string' },
        rounds: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error))
  }
}
