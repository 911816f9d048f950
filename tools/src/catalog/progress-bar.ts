import type { Screen } from '../progress/progress'

const WIDTH = 30

/** A progress bar on a terminal; elsewhere it prints nothing. */
export function progressBar(screen: Screen, name: string) {
  let shown = -1
  return {
    /** `share` is 0 to 1. */
    show(share: number): void {
      const percent = Math.floor(share * 100)
      if (!screen.isTTY || percent === shown) return
      shown = percent
      const full = Math.round(share * WIDTH)
      screen.write(`\r${name} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %`)
    },
    end(): void {
      if (shown >= 0) screen.write('\r\u001b[K')
    },
  }
}
