import type { FailedTest } from '../reporters/test-event'

export type { FailedTest }

/** The lines of a message that are shown; the command below repeats the test for the rest. */
const LINES = 40

/** A failed test: what and where, the message, the screenshot, and the command that repeats just this test. */
export function failureText(step: string, failure: FailedTest): string {
  const { path, title, message, screenshot } = failure
  const lines = message.trimEnd().split('\n')
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), `… ${lines.length - LINES} more lines`] : lines
  return [
    `\n✗ ${[step, path, title].filter(Boolean).join(' › ')}`,
    ...shown.map((line) => `  ${line}`),
    ...(screenshot ? [`  Screenshot: ${screenshot}`] : []),
    ...(path ? [`  Again: ${repeatCommand(failure)}`] : []),
  ].join('\n')
}

/** The command that runs one test alone. */
export function repeatCommand({ path, title }: Pick<FailedTest, 'path' | 'title'>): string {
  const only = title === '' ? '' : ` -t ${shellWord(title)}`
  return `npm test -- ${path}${only}`
}

const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
