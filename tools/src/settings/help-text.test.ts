import { readFileSync } from 'node:fs'
import { NAMES, SECRETS } from '@superium/shared/settings'
import { helpText, settingsTable } from './help-text'
import { SETTINGS } from './setting-list'

/** A row's cells, trimmed because the formatter pads them and sizes the line below the head to match. */
const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim())

const page = readFileSync(`${__dirname}/../../../docs/configuration.md`, 'utf8')

test('the configuration page has every setting of the servers, and exactly the secrets', () => {
  expect(NAMES.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  const [, listed = ''] = /The secrets are ([^.]+)\./.exec(page) ?? []
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...SECRETS])
})

test('the configuration page lists exactly the settings that there are', () => {
  const [, table = ''] = page.split(/^\| Variable +\| Default +\| Meaning +\|\n\|[ -|]+\|\n/m)
  expect(table.split('\n\n')[0]?.split('\n').map(cells)).toEqual(settingsTable().map(cells))
})

test.each(SETTINGS.map(({ name, meaning }) => [name, meaning]))('--help tells %s', (name, meaning) => {
  expect(helpText()).toMatch(new RegExp(`^  ${name} +${meaning.replace(/[()]/g, '\\$&')}`, 'm'))
})

test('every script of the repository is in the help', () => {
  const { scripts } = JSON.parse(readFileSync(`${__dirname}/../../../package.json`, 'utf8'))
  const named = [...helpText().matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, script]) => script)
  expect(Object.keys(scripts).filter((script) => !named.includes(script))).toEqual([])
})
