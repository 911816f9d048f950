// One class for all commands, so that `main.ts` prints the message whichever package throws it.
export { CliError } from '@superium/build/cli-error'
