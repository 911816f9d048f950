import { problemOf } from './choices'
import { completeChoices } from './complete-choices'

test('what is left out is asked for, again until it fits', async () => {
  const answers = [' Gift ', 'gift', '/gift']
  const said: string[] = []
  const ask = async () => answers.shift() ?? ''
  const choices = await completeChoices({ name: 'mf-gift' }, { ask, say: (line) => said.push(line), problemOf })
  expect(choices).toEqual({ name: 'mf-gift', team: 'Gift', route: '/gift' })
  expect(said).toEqual([problemOf('route', 'gift')])
})

test('where nobody can be asked, an error names everything that is wrong or missing', async () => {
  await expect(
    completeChoices({ name: 'Gift', route: 'gift' }, { ask: undefined, say: () => {}, problemOf }),
  ).rejects.toThrow(/The name must.*\nThe team is missing\.\nThe route must/)
})
