import { isMet, type Metric, ratio } from './metric'

/**
 * The metrics as a Markdown table: value, the single bundle's value, ratio, goal, whether it is met, ratio to an
 * earlier run. Omits empty columns.
 */
export function markdownTable(metrics: readonly Metric[], baseline?: ReadonlyMap<string, number>): string {
  const rows = metrics.map((metric) => {
    const before = baseline?.get(metric.name)
    return [
      metric.name,
      shown(metric.value, metric.unit),
      metric.oneBundle === undefined ? '' : shown(metric.oneBundle, metric.unit),
      times(ratio(metric)),
      goal(metric),
      metric.goal ? (isMet(metric) ? 'met' : 'missed') : '',
      // No ratio to 0, which is a frequent value of blocking time and layout shift.
      before ? times(metric.value / before) : '',
    ]
  })
  const heads = ['', 'measured', 'one bundle', 'ratio', 'goal', '', 'against baseline']
  const kept = heads.map((_, index) => index < 2 || rows.some((row) => row[index] !== ''))
  const only = (row: string[]) => row.filter((_, index) => kept[index])
  return aligned([only(heads), ...rows.map(only)])
}

function shown(value: number, unit: Metric['unit']): string {
  if (unit === 'B') return `${(value / 1_000).toFixed(1)} kB`
  const digits = value !== 0 && Math.abs(value) < 10 && !Number.isInteger(value) ? (value < 0.1 ? 4 : 2) : 0
  return `${value.toFixed(digits)}${unit.startsWith('/') || unit === '' ? unit : ` ${unit}`}`
}

const times = (value: number | undefined): string => (value === undefined ? '' : `${value.toFixed(2)}×`)

function goal({ goal: wanted, unit }: Metric): string {
  if (!wanted) return ''
  const bounds = [
    wanted.atMost === undefined ? '' : `≤ ${shown(wanted.atMost, unit)}`,
    wanted.atLeast === undefined ? '' : `≥ ${shown(wanted.atLeast, unit)}`,
    wanted.ratioAtMost === undefined ? '' : `ratio ≤ ${wanted.ratioAtMost.toFixed(2)}`,
  ]
  return bounds.filter(Boolean).join(', ')
}

function aligned([heads = [], ...rows]: string[][]): string {
  const widths = heads.map((head, index) => Math.max(3, head.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}
