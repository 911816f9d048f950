/** The values that are read from a Lighthouse report: scores from 0 to 100, times in milliseconds, sizes in bytes. */
export interface LighthouseReport {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  speedIndex: number
  /** Bytes of unused scripts. */
  unusedScripts: number
  /** Number of elements in the document. */
  elements: number
}

interface Category {
  score?: unknown
}
interface Audit {
  numericValue?: unknown
  details?: { overallSavingsBytes?: unknown }
}

/** Reads the JSON of a Lighthouse run. Throws an `Error` with Lighthouse's message if the page could not be loaded. */
export function readLighthouseReport(json: string): LighthouseReport {
  const report = JSON.parse(json) as {
    runtimeError?: { code?: string; message?: string }
    categories?: Record<string, Category>
    audits?: Record<string, Audit>
  }
  const { runtimeError } = report
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code ?? ''} ${runtimeError.message ?? ''}`)
  const score = (name: string) => Math.round(number(`the score "${name}"`, report.categories?.[name]?.score) * 100)
  const time = (name: string) => number(name, report.audits?.[name]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    speedIndex: time('speed-index'),
    unusedScripts: optional(report.audits?.['unused-javascript']?.details?.overallSavingsBytes),
    elements: time('dom-size'),
  }
}

function number(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse's report lacks ${name}.`)
  return value
}

const optional = (value: unknown): number => (typeof value === 'number' ? value : 0)
