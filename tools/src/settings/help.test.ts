import { readFileSync } from 'node:fs'
import { helpText, readmeRows } from './help'
import { SETTINGS } from './settings'

test('the README lists exactly the settings that there are', () => {
  const readme = readFileSync(`${__dirname}/../../../README.md`, 'utf8')
  const [, table = ''] = readme.split('| Variable | Default | Meaning |\n|---|---|---|\n')
  expect(table.split('\n\n')[0]?.split('\n')).toEqual(readmeRows())
})

test.each(SETTINGS.map(({ name, meaning }) => [name, meaning]))('--help tells %s', (name, meaning) => {
  expect(helpText()).toMatch(new RegExp(`^  ${name} +${meaning.replace(/[()]/g, '\\$&')}`, 'm'))
})
