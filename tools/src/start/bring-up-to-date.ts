import { resolve } from 'node:path'
import { migrateDatabase } from '../../../api/src/migrate/migrate'
import { requireCurrentSchema } from '../../../api/src/migrate/require-current-schema'
import { CliError } from '../cli-error'

/** Relative to the working directory, because this module runs from a bundle. */
const FOLDER = resolve('api/migrations')

const refuse = (what: string) => (error: Error) => {
  throw new CliError(`${what}${error.message || error.name}`)
}

/** Runs the migrations that the database at this URL lacks; throws `CliError`. */
export const bringUpToDate = (url: string): Promise<void> =>
  migrateDatabase(url, FOLDER).catch(refuse('The database cannot be brought up to date: '))

/** Throws `CliError` if the database lacks a migration; a shop with visitors is migrated by a step of its own. */
export const requireUpToDate = (url: string): Promise<void> => requireCurrentSchema(url, FOLDER).catch(refuse(''))
