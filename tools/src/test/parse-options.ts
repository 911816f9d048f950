import { parseArgs } from 'node:util'
import { CliError } from '../cli-error'

export const STEPS = ['lint', 'types', 'borders', 'unit', 'cluster-unit', 'e2e', 'cluster-e2e', 'harden'] as const
export type Step = (typeof STEPS)[number]

/** What `npm test` is asked to do. */
export interface TestOptions {
  /** The steps to run; by default all. */
  steps: readonly Step[]
  /** Paths of test files or parts of them; only these are run. */
  files: readonly string[]
  /** Only tests whose title contains this. */
  title: string | undefined
  /** How often the chosen files run, while two busy loops use the processors; 1 is once, without loops. */
  repeat: number
  /** Only what the changes since `main` can affect. */
  changed: boolean
  /** Only print the slowest files of the last run. */
  slowest: boolean
}

export const TEST_HELP = `npm test                        all checks and tests
npm test -- --only lint,unit    some steps of ${STEPS.join(', ')}
npm test -- --changed           checks, and the tests that your changes since main can affect
npm test -- PATH … -t TITLE     test files whose path contains PATH, unit and browser tests; only tests with that title
npm test -- PATH --repeat 20    the same twenty times in a row, while two busy loops run
npm test -- --slowest           the forty slowest test files of the last run
npm test -w mf-cart -- help     one package's unit tests whose path contains "help"
`

/** Parses the options of `npm test`. Throws `CliError` that names the wrong one. */
export function parseTestOptions(options: string[]): TestOptions {
  const { values, positionals } = parse(options)
  const repeat = Number(values.repeat ?? 1)
  if (!Number.isInteger(repeat) || repeat < 1) throw new CliError(`--repeat takes a number, not "${values.repeat}".`)
  if (repeat > 1 && positionals.length === 0) throw new CliError('--repeat needs the path of a test file.')
  return {
    steps: chosenSteps(values.only),
    files: positionals,
    title: values.title,
    repeat,
    changed: values.changed ?? false,
    slowest: values.slowest ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        title: { type: 'string', short: 't' },
        repeat: { type: 'string' },
        changed: { type: 'boolean' },
        slowest: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n\n${TEST_HELP}`)
  }
}

function chosenSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return STEPS
  const names = only.split(',')
  const unknown = names.find((name) => !STEPS.some((step) => step === name))
  if (unknown !== undefined) throw new CliError(`--only takes ${STEPS.join(', ')}, not "${unknown}".`)
  return STEPS.filter((step) => names.includes(step))
}
