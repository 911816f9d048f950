import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CliError } from '../cli-error'
import { errorCode } from '../error-code'

/** Creates the data folder if it is missing; throws `CliError` if it cannot be created or written. */
export function makeWritable(data: string): void {
  const probe = join(data, '.writable')
  try {
    make(data)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = errorCode(error)
    throw new CliError(`The data folder ${data} cannot be written (${code}): set SUPERIUM_DATA to a folder that can.`)
  }
}

/** Creates parents one by one, because Node's `recursive` option never returns under `/proc`. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}
