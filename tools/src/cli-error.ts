// One class for all commands: `main.ts` prints its sentence, whichever package throws it.
export { CliError } from '@superium/build/cli-error'
