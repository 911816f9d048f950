/** The site's address in the last line of `npm start`; undefined for any other line. */
export function addressOf(line: string): string | undefined {
  return /^Superium runs at (https?:\/\/[^\s]+)/.exec(line)?.[1]
}
