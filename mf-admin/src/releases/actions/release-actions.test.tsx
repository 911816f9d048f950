import { $toasts } from '@superium/shared/state'
import { problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'
import {
  canaryState,
  releaseAnswers,
  releaseCard,
  testLive,
  testReleases,
  testState,
  testStep,
} from '../../testing/release-samples'

test('a promotion shows its effects, takes a reason and updates the page', async () => {
  let promoted = false
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () =>
        success(
          promoted
            ? testReleases({ revision: 8, names: [testState({ live: [testLive({ version: '1.1.0' })] })] })
            : testReleases(),
        ),
      'POST /releases/v1/mf-cart/promote': () => {
        promoted = true
        return success(testStep({ number: 8, action: 'promote' }))
      },
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(within(await releaseCard()).getByRole('button', { name: 'Promote 1.1.0' }))
  const dialog = screen.getByRole('dialog', { name: 'Promote mf-cart 1.1.0?' })
  expect(dialog).toHaveTextContent('1.1.0 goes from 10 % to all visitors and replaces 1.0.0.')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Looks well')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
  expect(await screen.findByRole('img', { name: '1.1.0: 100 % of visitors' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(calls.find(({ line }) => line.startsWith('POST'))).toMatchObject({
    line: 'POST /releases/v1/mf-cart/promote',
    body: { version: '1.1.0', why: 'Looks well' },
  })
})

test('a newer canary is not promoted instead of the chosen one', async () => {
  const words = 'The canary of mf-cart is 1.2.0, not 1.1.0.'
  answerAdminApi(releaseAnswers({ 'POST /releases/v1/mf-cart/promote': () => problem(409, words) }))
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(within(await releaseCard()).getByRole('button', { name: 'Promote 1.1.0' }))
  const dialog = screen.getByRole('dialog', { name: 'Promote mf-cart 1.1.0?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Nothing was changed. ${words}`)
})

test('a refusal shows the server’s message in the open dialog', async () => {
  const { calls } = answerAdminApi(
    releaseAnswers({
      'POST /releases/v1/mf-cart/rollback': () => problem(409, 'There is no earlier version of mf-cart to go back to.'),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(within(await releaseCard()).getByRole('button', { name: 'Roll back to 1.0.0' }))
  const dialog = screen.getByRole('dialog', { name: 'Roll mf-cart back to 1.0.0?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Nothing was changed. There is no earlier version of mf-cart to go back to.',
  )
  expect(calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({ version: '1.1.0', why: '' })
})

test('a rollback reports that somebody else was faster', async () => {
  answerAdminApi(releaseAnswers({ 'POST /releases/v1/mf-cart/rollback': () => success(null) }))
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(within(await releaseCard()).getByRole('button', { name: 'Roll back to 1.0.0' }))
  await userEvent.click(
    within(screen.getByRole('dialog', { name: /Roll mf-cart back/ })).getByRole('button', { name: 'Roll back' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'mf-cart 1.1.0 is no longer live: somebody else was faster.',
  )
})

test('an older version goes live for the chosen share, and a failed check shows its reason', async () => {
  let passes = false
  const { calls } = answerAdminApi(
    releaseAnswers({
      'POST /releases/v1/mf-cart/0.9.0/live': () =>
        passes
          ? success(testStep({ number: 8 }))
          : problem(422, 'mf-cart 0.9.0 failed the release check.', { failures: ['The slot mini-cart is missing.'] }),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const cart = within(await releaseCard())
  await userEvent.click(cart.getByText('1 other version in the store'))
  await userEvent.click(await cart.findByRole('button', { name: 'Make live: mf-cart 0.9.0' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Make mf-cart 0.9.0 live' }))
  const field = dialog.getByRole('spinbutton', { name: 'Per cent of visitors' })
  await userEvent.clear(field)
  await userEvent.type(field, '250')
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Per cent of visitors is a whole number from 1 to 100')
  await userEvent.clear(field)
  await userEvent.type(field, '25')
  expect(dialog.getByText(/goes to 25 % of visitors as a canary/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }))
  expect(await dialog.findByText(/failed the release check\. The slot mini-cart is missing\./)).toBeVisible()
  passes = true
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await releaseCard()).toBeVisible()
  expect(calls.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body)).toEqual([
    { traffic: 25, why: '', replaceCanary: true, again: false },
    { traffic: 25, why: '', replaceCanary: true, again: false },
  ])
})

test('a rollback that does not fit alone can be done together with the conflicting names', async () => {
  const { calls } = answerAdminApi(
    releaseAnswers({
      'POST /releases/v1/mf-cart/rollback': ({ body }) =>
        (body as { together?: boolean }).together
          ? success(
              testStep({
                number: 8,
                action: 'rollback',
                changes: [
                  { name: 'mf-cart', version: '1.0.0', traffic: 100 },
                  { name: 'mf-gift', version: '2.0.0', traffic: 100 },
                ],
              }),
            )
          : problem(409, 'mf-cart 1.0.0 does not fit what else is live.', {
              failures: ['The path /gifts is already answered by mf-gift.'],
              together: [
                { name: 'mf-cart', version: '1.0.0' },
                { name: 'mf-gift', version: '2.0.0' },
              ],
            }),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(within(await releaseCard()).getByRole('button', { name: 'Roll back to 1.0.0' }))
  const dialog = within(screen.getByRole('dialog', { name: /Roll mf-cart back/ }))
  expect(dialog.queryByRole('button', { name: /together/ })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The path /gifts is already answered by mf-gift.')
  expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['mf-cart 1.0.0', 'mf-gift 2.0.0']),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back together: mf-cart 1.0.0 and mf-gift 2.0.0' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect($toasts.get().at(-1)?.message).toBe('Rolled back together: mf-cart 1.0.0 and mf-gift 2.0.0')
  expect(calls.filter(({ line }) => line.startsWith('POST')).at(-1)?.body).toEqual({
    version: '1.1.0',
    why: '',
    together: true,
  })
})

test('a version that was rolled back goes live again with a warning and replaces the canary', async () => {
  const takenBack = {
    at: '2026-11-19T08:00:00.000Z',
    by: { kind: 'automatic' as const, name: 'automatic' },
    why: 'It failed',
  }
  const remarks = { '0.9.0': { takenBack, forced: 'The page /cart throws.' } }
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success(testReleases({ names: [{ ...canaryState(), remarks }] })),
      'POST /releases/v1/mf-cart/0.9.0/live': () => success(testStep({ number: 8 })),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const card = within(await releaseCard())
  await userEvent.click(card.getByText('1 other version in the store'))
  expect(await card.findByText('taken back')).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Make live: mf-cart 0.9.0' }))
  const dialog = screen.getByRole('dialog', { name: 'Make mf-cart 0.9.0 live' })
  expect(dialog).toHaveTextContent(/0\.9\.0 was taken back on Nov 19, 2026, .*: It failed\. You make it live again\./)
  expect(dialog).toHaveTextContent('10 % of visitors is the most that it may get: The page /cart throws.')
  expect(dialog).toHaveTextContent('The canary 1.1.0 ends.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make live' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    traffic: 10,
    why: '',
    replaceCanary: true,
    again: true,
  })
})
