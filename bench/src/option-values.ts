import { CliError } from '../../tools/src/cli-error'

/**
 * The parts in the comma-separated value of `--only`, in the order of `parts`. Throws a `CliError` for an unknown one.
 */
export function namedParts<Part extends string>(only: string, parts: readonly Part[]): Part[] {
  const names = only.split(',')
  const unknown = names.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new CliError(`--only takes ${parts.join(', ')}, not "${unknown}".`)
  return parts.filter((part) => names.includes(part))
}

/** Parses the number of an option. Throws a `CliError` unless it is an integer within the bounds. */
export function wholeNumber(option: string, value: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= least && number <= most))
    throw new CliError(`${option} takes a whole number from ${least} to ${most}, not "${value}".`)
  return number
}
