import { join } from 'node:path'
import { OperationsPage } from './operations-page'
import { PAGE_COMMANDS } from './page-commands'

const page = new OperationsPage(join(__dirname, '../../..'))

test.each(Object.entries(PAGE_COMMANDS))('the page still says how to %s', (_, [heading, mark]) => {
  expect(page.commands(heading, mark)).toContain('docker')
})

test('a command that the page does not have is named', () => {
  expect(() => page.commands('Updates', 'rm -rf')).toThrow('"rm -rf" under "Updates"')
})

test('a block within a list loses its indentation', () => {
  expect(page.commands(...PAGE_COMMANDS.start)).toMatch(/^docker compose/)
})
