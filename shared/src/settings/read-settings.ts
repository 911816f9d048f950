import { SECRETS, type SettingName } from './names'
import { SettingsError } from './settings-error'

export type Environment = Record<string, string | undefined>

/** Reads the text of one setting; throws `SettingsError`, which names it. */
export type Parse<T> = (value: string, name: string) => T

/** Reads settings one by one and notes what is wrong. An empty value counts as not set. */
export interface Reader {
  optional<T>(name: SettingName, parse: Parse<T>): T | undefined
  required<T>(name: SettingName, parse: Parse<T>): T
  /** Reads the default, too, if nothing is set. */
  withDefault<T>(name: SettingName, unset: string, parse: Parse<T>): T
  /** Notes a rule about several settings that does not hold. */
  refuse(message: string): void
}

const secrets: readonly string[] = SECRETS

/**
 * Reads all settings of a program by `build`. Throws one `SettingsError` with everything that is wrong, a line each.
 * `readFile` returns the text of the file of a secret (`<name>_FILE`).
 */
export function readSettings<T>(env: Environment, readFile: (path: string) => string, build: (read: Reader) => T): T {
  const problems: string[] = []

  function attempt<R>(work: () => R): R | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(error.message)
      return undefined
    }
  }

  function textOf(name: SettingName): string {
    const value = env[name]?.trim() ?? ''
    const path = secrets.includes(name) ? env[`${name}_FILE`]?.trim() : ''
    if (!path) return value
    if (value) throw new SettingsError(`${name} must not be set when ${name}_FILE is.`)
    try {
      return readFile(path).trim()
    } catch {
      // Not quoted, because somebody may have put the secret itself there.
      throw new SettingsError(`${name}_FILE must name a file that can be read.`)
    }
  }

  const read = <R>(name: SettingName, unset: string, parse: Parse<R>): R | undefined =>
    attempt(() => {
      const value = textOf(name) || unset
      return value === '' ? undefined : parse(value, name)
    })

  const reader: Reader = {
    optional: (name, parse) => read(name, '', parse),
    // Where nothing could be read, what `build` makes of it is thrown away.
    withDefault: <R>(name: SettingName, unset: string, parse: Parse<R>) => read(name, unset, parse) as R,
    required: <R>(name: SettingName, parse: Parse<R>) =>
      attempt(() => {
        const value = textOf(name)
        if (value === '') throw new SettingsError(`${name} must be set.`)
        return parse(value, name)
      }) as R,
    refuse: (message) => void problems.push(message),
  }

  let settings: T | undefined
  try {
    settings = attempt(() => build(reader))
  } catch (error) {
    // `build` may fail on a value that could not be read, and then the reason is already known.
    if (problems.length === 0) throw error
  }
  if (problems.length > 0) throw new SettingsError([...new Set(problems)].join('\n'))
  return settings as T
}
