import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CliError } from '../cli-error'
import { errorCode } from '../error-code'

/** Makes the data folder where it is missing; throws `CliError` when it cannot be made or written. */
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

/** Not `recursive`: under `/proc` Node's own walks up and down for ever. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}
