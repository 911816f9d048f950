import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MOST = 5
/** pino's level of a warning. */
const WARNING = 40

interface Line {
  text: string
  time: number
  isTrouble: boolean
}

/**
 * The last lines that a site's services logged in a period, by service: those of trouble, else of anything, at most
 * five each. Times in milliseconds since 1970.
 */
export function serviceLines(logs: string, from: number, to: number): string[] {
  const files = readdirSync(logs).filter((name) => /^(api|edge)\b.*\.log$/.test(name))
  return files.flatMap((name) => {
    const lines = readFileSync(join(logs, name), 'utf8').split('\n').flatMap(parseLine)
    const during = lines.filter(({ time }) => time >= from && time <= to)
    const trouble = during.filter(({ isTrouble }) => isTrouble)
    return (trouble.length > 0 ? trouble : during).slice(-MOST).map(({ text }) => `  ${name}: ${text}`)
  })
}

function parseLine(text: string): Line[] {
  try {
    const { time, level, status } = JSON.parse(text) as { time: number; level: number; status?: number }
    return [{ text, time, isTrouble: level >= WARNING || (status ?? 0) >= 500 }]
  } catch {
    return []
  }
}
