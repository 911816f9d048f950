// Preloaded into the servers of a site under test. At SIGWINCH, which does nothing otherwise, the clock of this process moves to be
// as many minutes off as the file `clock-minutes` in the data folder says.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const RealDate = Date
let off = 0

const now = () => RealDate.now() + off

class MovedDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given))
  }
  static now() {
    return now()
  }
}

// `Date()` without `new` is a text.
globalThis.Date = new Proxy(MovedDate, { apply: () => new MovedDate().toString() })

process.on('SIGWINCH', () => {
  const minutes = Number(readFileSync(join(process.env.SUPERIUM_DATA, 'clock-minutes'), 'utf8'))
  off = minutes * 60_000
  process.stderr.write(`clock ${minutes} minutes off\n`)
})
