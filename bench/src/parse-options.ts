import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from '../../tools/src/cli-error'
import { namedParts, wholeNumber } from './option-values'

export const PARTS = [
  'bundle',
  'loads',
  'clicks',
  'events',
  'touch',
  'lighthouse',
  'render',
  'api',
  'capacity',
  'million',
  'admin',
  'start',
  'memory',
] as const

export type Part = (typeof PARTS)[number]

/** The options of a run. */
export interface Options {
  parts: Part[]
  /** Number of runs of each start and browser measurement; the median counts. */
  runs: number
  /** Number of documents that are rendered while the renderers' memory is sampled. */
  renders: number
  /** Number of pages to browse before the memory of all processes is read. */
  pages: number
  /** JSON file of an earlier run to compare with. */
  baseline: string | undefined
  /** Output file for this run's JSON; undefined: `bench/results/<time>.json`. */
  out: string | undefined
  /** Prints each request of the phone's median load. */
  waterfall: boolean
  help: boolean
}

export const HELP = `npm run bench -- [options]

  --only PARTS     of ${PARTS.join(',')}
  --runs N         repetitions of starts and in the browser, the median counts (default 5)
  --renders N      documents rendered while the renderers' memory is sampled (default 10000)
  --pages N        pages to browse before the memory of all processes is read (default 60)
  --baseline FILE  print ratios against an earlier run
  --out FILE       where the JSON goes (default bench/results/<time>.json)
  --waterfall      print every request of the phone's median loads
`

/** Parses the command line. Throws a `CliError` that names the invalid option. */
export function parseOptions(args: string[], root: string): Options {
  const { values } = parse(args)
  const file = (path: string | undefined) => (path === undefined ? undefined : resolve(root, path))
  return {
    parts: values.only === undefined ? [...PARTS] : namedParts(values.only, PARTS),
    runs: wholeNumber('--runs', values.runs ?? '5', 1, 100),
    renders: wholeNumber('--renders', values.renders ?? '10000', 1, 1_000_000),
    pages: wholeNumber('--pages', values.pages ?? '60', 1, 10_000),
    baseline: file(values.baseline),
    out: file(values.out),
    waterfall: values.waterfall ?? false,
    help: values.help ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        runs: { type: 'string' },
        renders: { type: 'string' },
        pages: { type: 'string' },
        baseline: { type: 'string' },
        out: { type: 'string' },
        waterfall: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error))
  }
}
