import type { Finding } from './finding'

/** The findings as a Markdown table, as in docs/reliability.md. */
export function findingsTable(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, how, result, goal, holds }) => [
    what,
    how,
    result,
    goal,
    holds ? 'holds' : 'FAILS',
  ])
  const all = [['What', 'How', 'Result', 'Goal', ''], ...rows]
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [heads = [], ...others] = all
  return [line(heads), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others.map(line)].join('\n')
}
