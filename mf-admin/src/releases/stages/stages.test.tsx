import type { SiteStages, StageCell } from '@superium/shared/contract'
import { problem, success } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'
import { releaseAnswers, testStages } from '../../testing/release-samples'
import { ageText } from '../words'

const cell = (version: string, change: Partial<StageCell> = {}): StageCell => ({
  live: [{ version, traffic: 100, default: true, since: null }],
  ...{ behind: 0, next: null },
  ...change,
})

const three: SiteStages = {
  stages: [
    { name: 'staging', url: 'https://staging.shop.example', problem: null },
    { name: 'trial', url: 'https://trial.shop.example', problem: 'It does not answer within 3 s.' },
    { name: 'production', url: null, problem: null },
  ],
  rows: [
    {
      name: 'mf-cart',
      cells: [
        cell('1.4.0', {
          live: [
            { version: '1.4.0', traffic: 90, default: true, since: '2026-11-20T09:30:00.000Z' },
            { version: '1.5.0', traffic: 10, default: false, since: null },
          ],
          behind: 1,
        }),
        null,
        cell('1.2.0', { behind: 3, next: { version: '1.4.0', from: 'staging' } }),
      ],
    },
  ],
}

const table = async () => within(await screen.findByRole('table', { name: 'Versions by stage' }))

test('the table shows each stage with its versions, how far it is behind, and the command for the newer version', async () => {
  const user = userEvent.setup()
  answerAdminApi(releaseAnswers({ 'GET /releases/v1/stages': () => success(three) }))
  await openAdminPage('/superium-admin/releases')
  const cells = (await table()).getAllByRole('cell')
  expect(cells[0]).toHaveTextContent(/1\.4\.0for .*1\.5\.0 at 10 %1 version behind/)
  expect(cells[1]).toHaveTextContent('It does not answer within 3 s.')
  const command = 'superium-release --from staging 1.4.0 --name mf-cart --site http://localhost'
  expect(cells[2]).toHaveTextContent(`1.2.03 versions behind1.4.0 is at staging. Carry it on:${command}`)
  expect(screen.getByRole('link', { name: 'staging' })).toHaveAttribute('href', 'https://staging.shop.example')
  expect(screen.getByText('production (this site)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy the command that carries mf-cart 1.4.0 on' }))
  expect(await navigator.clipboard.readText()).toBe(command)
})

test('a site without other stages explains how to list them', async () => {
  answerAdminApi(releaseAnswers())
  await openAdminPage('/superium-admin/releases')
  expect((await table()).getByRole('row', { name: /^mf-cart 1\.0\.0/ })).toBeVisible()
  expect(screen.getByText(/Others are listed in the setting STAGES/)).toBeVisible()
})

test('a stage without any version of a name shows so', async () => {
  const rows = [{ name: 'mf-gift', cells: [cell('', { live: [] })] }]
  answerAdminApi(releaseAnswers({ 'GET /releases/v1/stages': () => success(testStages({ rows })) }))
  await openAdminPage('/superium-admin/releases')
  expect((await table()).getByText('not here yet')).toBeVisible()
})

test('if the stages cannot be loaded, the rest of the page works, and Try again reloads them', async () => {
  let broken = true
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/stages': () => (broken ? problem(500, 'Something went wrong.') : success(testStages())),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The stages could not be loaded. Something went wrong.')
  expect(screen.getByRole('article', { name: 'mf-cart' })).toBeVisible()
  broken = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await table()).toBeTruthy()
})

test.each([
  [59_000, 'a moment'],
  [60_000, '1 minute'],
  [7_200_000, '2 hours'],
  [90_000_000, '1 day'],
  [5 * 86_400_000, '5 days'],
])('%d ms are %s', (ms, words) => expect(ageText(ms)).toBe(words))
