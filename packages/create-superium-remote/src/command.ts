import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Choices, problemOf } from './choices'
import { completeChoices } from './complete-choices'
import { packedPackages } from './packed-packages'
import { parseArguments, USAGE } from './parse-arguments'
import { remoteFiles } from './remote-files'
import { takenAt, takenBy } from './taken'
import { problemOfFolder, writeFolder } from './write-folder'

/**
 * Makes the folder of a new remote in the working directory; its packages are `startsWith` in this package.json.
 * Resolves to the exit code.
 */
export async function main(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  try {
    const { given, site, packages } = parseArguments(args)
    const { startsWith } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    const sources = packages === undefined ? { ranges: startsWith, files: {} } : packedPackages(startsWith, packages)
    const taken = await takenAt(site)
    if (!taken) console.log(`No site answers at ${site}, so nobody says yet whether name and route are free there.`)
    const check = (choice: keyof Choices, value: string): string | undefined =>
      problemOf(choice, value) ??
      takenBy(taken ?? {}, choice, value) ??
      (choice === 'name' ? problemOfFolder(resolve(value)) : undefined)
    const choices = await asking((ask) => completeChoices(given, { ask, say: console.log, problemOf: check }))
    writeFolder(resolve(choices.name), { ...remoteFiles(choices, { ranges: sources.ranges, site }), ...sources.files })
    console.log(nextSteps(choices, site))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/** Works with questions at the terminal, if there is one; Ctrl-D is an error. */
async function asking<T>(work: (ask?: (question: string) => Promise<string>) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY) {
    return work().catch((error: Error) => {
      throw new Error(`${error.message}\n${USAGE}`)
    })
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('Stopped: nothing was made.')))
  })
  try {
    return await Promise.race([work((question) => terminal.question(question)), closed])
  } finally {
    closed.catch(() => {})
    terminal.close()
  }
}

const nextSteps = ({ name, route }: Choices, site: string): string => `Made ${name}. Next:
  cd ${name}
  npm install
  npm test
  npm run dev -- --in ${site}      # ${route} in that site, for your browser only
  npm run release      # needs the token of ${name} in SUPERIUM_RELEASE_TOKEN`
