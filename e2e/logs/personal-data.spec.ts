import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dataFolder } from '../releases/site-locations'

/** What no log may hold, as all other browser tests have used the site before. */
const FORBIDDEN = {
  'an e-mail address': /[\w.+-]+(?:@|%40)[\w-]+\.\w+/,
  'an identity token': /eyJ[\w-]{10,}/,
  'a release token': /superium_[0-9a-f]{16}_/,
  'a name': /Rahim Haddad/,
  'a query string': /\/[\w/.-]*\?[\w%]+=/,
}

const logs = join(dataFolder(), 'logs')

for (const [what, pattern] of Object.entries(FORBIDDEN)) {
  test(`no log of a service holds ${what}`, () => {
    const found = readdirSync(logs).flatMap((file) => {
      const lines = readFileSync(join(logs, file), 'utf8').split('\n')
      return lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.slice(0, 500)}`)
    })
    expect(found.slice(0, 5)).toEqual([])
  })
}
