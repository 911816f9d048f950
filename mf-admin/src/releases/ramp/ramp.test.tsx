import { problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'
import { canaryState, releaseAnswers, releaseCard, testReleases, testStep } from '../../testing/release-samples'

const ramp = {
  ...{ version: '1.1.0', steps: [5, 10, 50, 100], everyMinutes: 60, why: '' },
  by: { kind: 'team', name: 'mf-cart' } as const,
  nextAt: '2099-11-20T10:30:00.000Z' as string | null,
}
const withRamp = (change: Partial<typeof ramp> = {}) =>
  testReleases({ revision: 8, names: [{ ...canaryState(), ramp: { ...ramp, ...change } }] })

test("a canary's ramp is started with steps and interval, after its effects are shown", async () => {
  let started = false
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success(started ? withRamp() : testReleases()),
      'POST /releases/v1/mf-cart/1.1.0/ramp': () => {
        started = true
        return success(testStep({ number: 8, action: 'ramp' }))
      },
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const card = within(await releaseCard())
  await userEvent.click(card.getByRole('button', { name: 'Ramp up mf-cart 1.1.0 step by step' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Ramp up mf-cart 1.1.0' }))
  expect(dialog.getByText('1.1.0 stays at 10 % of visitors for 1 hour and then goes to 50 %.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '5, 20, 50, 100' }))
  await userEvent.selectOptions(dialog.getByLabelText('Time between two steps'), '10 minutes')
  expect(dialog.getByText('Then to 50 % and 100 %, 10 minutes after each step.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Reason'), 'Looks well')
  await userEvent.click(dialog.getByRole('button', { name: 'Start the ramp' }))
  expect(await card.findByRole('region', { name: 'Ramp of mf-cart 1.1.0' })).toBeVisible()
  expect(calls.find(({ line }) => line.startsWith('POST'))).toMatchObject({
    line: 'POST /releases/v1/mf-cart/1.1.0/ramp',
    body: { steps: [5, 20, 50, 100], everyMinutes: 10, why: 'Looks well', replaceCanary: false, again: false },
  })
  expect(card.queryByRole('button', { name: /^Ramp up mf-cart 1.1.0/ })).not.toBeInTheDocument()
})

test('invalid steps are not sent, and their field gets the focus', async () => {
  const { calls } = answerAdminApi(releaseAnswers())
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(within(await releaseCard()).getByRole('button', { name: /^Ramp up mf-cart 1.1.0/ }))
  const dialog = within(screen.getByRole('dialog'))
  const steps = dialog.getByLabelText('Per cent of visitors, step by step')
  await userEvent.clear(steps)
  await userEvent.type(steps, '50, 10')
  expect(steps).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(dialog.getByRole('button', { name: 'Start the ramp' }))
  expect(steps).toHaveFocus()
  expect(calls.some(({ line }) => line.startsWith('POST'))).toBe(false)
})

test('a stored version is ramped from its first step, and the ending canary is mentioned', async () => {
  const words = 'mf-cart 0.9.0 failed the release check.'
  const { calls } = answerAdminApi(
    releaseAnswers({ 'POST /releases/v1/mf-cart/0.9.0/ramp': () => problem(422, words) }),
  )
  await openAdminPage('/superium-admin/releases')
  const card = within(await releaseCard())
  await userEvent.click(card.getByText('1 other version in the store'))
  await userEvent.click(await card.findByRole('button', { name: /^Ramp up mf-cart 0.9.0/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('The canary 1.1.0 ends.')).toBeVisible()
  expect(dialog.getByText('0.9.0 goes to 10 % of visitors now.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Start the ramp' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(`Nothing was changed. ${words}`)
  expect(calls.find(({ line }) => line.startsWith('POST'))?.body).toMatchObject({ replaceCanary: true })
})

test('a running ramp shows its steps and the next one, and is paused, resumed and stopped', async () => {
  let state = withRamp()
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success(state),
      'POST /releases/v1/mf-cart/ramp': () => success(testStep({ action: 'ramp' })),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const card = await releaseCard()
  const panel = () => within(within(card).getByRole('region', { name: 'Ramp of mf-cart 1.1.0' }))
  expect(within(panel().getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(4)
  expect(panel().getByText('10 %')).toHaveAttribute('aria-current', 'step')
  expect(panel().getByText(/50 % at/)).toHaveTextContent(/Nov 20, 2099/)
  expect(panel().getByText('one step every 1 hour, started by team Cart')).toBeVisible()

  state = withRamp({ nextAt: null })
  await userEvent.click(panel().getByRole('button', { name: 'Pause' }))
  expect(await panel().findByText(/Paused before 50 %/)).toBeVisible()
  state = withRamp()
  await userEvent.click(panel().getByRole('button', { name: 'Go on' }))
  expect(await panel().findByRole('button', { name: 'Pause' })).toBeVisible()
  state = testReleases({ revision: 9 })
  await userEvent.click(panel().getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(within(card).queryByRole('region')).not.toBeInTheDocument())
  await waitFor(() => expect(card).toHaveFocus())
  const posted = calls.filter(({ line }) => line.startsWith('POST'))
  expect(posted.map(({ body }) => body)).toEqual(
    ['pause', 'resume', 'stop'].map((action) => ({ action, version: '1.1.0' })),
  )
})

test('changing a ramp that has ended meanwhile shows an error', async () => {
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success(withRamp()),
      'POST /releases/v1/mf-cart/ramp': () => problem(409, 'No ramp of mf-cart 1.1.0 runs.'),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const card = within(await releaseCard())
  await userEvent.click(card.getByRole('button', { name: 'Pause' }))
  expect(await card.findByRole('alert')).toHaveTextContent('Nothing was changed. No ramp of mf-cart 1.1.0 runs.')
})

test('a ramp that stopped automatically is shown at the top and in the history', async () => {
  const why = 'The ramp stops before 50 %: 1.1.0 failed on 7 of 100 page views in browsers, 1.0.0 on 2 of 900.'
  const step = testStep({
    ...{ number: 9, at: new Date().toISOString(), action: 'ramp', why },
    by: { kind: 'automatic', name: 'automatic' },
    ramp: { change: 'stop', steps: [10, 50], everyMinutes: 10 },
  })
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success(testReleases({ revision: 9, history: [step] })),
      'GET /releases/v1/history': () => success({ steps: [step], older: null, newer: null }),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await releaseCard()
  expect(screen.getByText('The ramp of mf-cart stopped by itself')).toBeVisible()
  expect(within(await screen.findByRole('list', { name: 'History' })).getByText('Ramp stopped')).toBeVisible()
})
