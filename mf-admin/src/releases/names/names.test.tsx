import type { NameChange, ReleaseToken } from '@superium/shared/registered-names'
import { problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'
import { releaseAnswers, testName } from '../../testing/release-samples'

const by = { kind: 'admin', name: 'ada@shop.example' } as const
const SECRET = `superium_0123456789abcdef_${'a'.repeat(56)}`

const testToken = (change: Partial<ReleaseToken> = {}): ReleaseToken => ({
  ...{ id: '0123456789abcdef', label: 'CI main', kind: 'job', createdAt: '2026-11-01T09:00:00.000Z', createdBy: by },
  ...{ expiresAt: '2999-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null, revokedBy: null, ...change },
})
const gift = testName({ name: 'mf-gift', owner: 'Gift', budget: 50_000, registered: true, live: false, configured: 0 })

const table = () => screen.findByRole('table', { name: 'Names' })
const row = async (name: string) =>
  within(await within(await table()).findByRole('row', { name: new RegExp(`^${name}`) }))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const lineOf = (calls: { line: string }[], start: string) => calls.filter(({ line }) => line.startsWith(start))

test('the table shows each name with its team, budget, tokens and buttons', async () => {
  const names = [
    testName({ tokens: 2, registered: true, nextExpiry: '2026-12-24T12:00:00.000Z' }),
    gift,
    testName({ name: 'mf-new', owner: null, live: false, configured: 2 }),
  ]
  answerAdminApi(releaseAnswers({ 'GET /releases/v1/names': () => success(names) }))
  await openAdminPage('/superium-admin/releases')
  const [, cart, other, fresh] = within(await table()).getAllByRole('row')
  expect(cart).toHaveTextContent(
    /^mf-cart Cartthe site's2 validthe first expires on Dec 24, 20261 from the site's configurationTokensEdit$/,
  )
  expect(other).toHaveTextContent(/^mf-gift not liveGift50 kBnoneTokensEditRemove$/)
  expect(fresh).toHaveTextContent(/^mf-new not livenone yetthe site's2 from the site's configurationTokens$/)
})

test('a name is registered with its budget in bytes, and mistakes show at their fields', async () => {
  const user = userEvent.setup()
  const names = [testName()]
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () => success([...names]),
      'POST /releases/v1/names': ({ body }) => {
        if ((body as { owner: string }).owner === 'Taken')
          return problem(409, 'mf-gift is registered already, for team Gift.')
        names.push(gift)
        return success(gift)
      },
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await row('mf-cart')
  await user.click(screen.getByRole('button', { name: 'Register a name' }))
  const form = within(await dialog('Register a name'))
  const name = await form.findByRole('textbox', { name: /^Name/ })
  expect(name).toHaveFocus()
  await user.type(name, 'Mf-Gift')
  await user.click(form.getByRole('button', { name: 'Register' }))
  expect(await form.findByText(/^A name has small letters/)).toBeVisible()
  expect(form.getByText('Team is required')).toBeVisible()
  await user.clear(name)
  await user.type(name, 'mf-gift')
  await user.type(form.getByRole('textbox', { name: /^Team/ }), 'Taken')
  await user.type(form.getByRole('textbox', { name: /^Budget/ }), '47.5')
  await user.click(form.getByRole('button', { name: 'Register' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Nothing was changed. mf-gift is registered already')
  await user.clear(form.getByRole('textbox', { name: /^Team/ }))
  await user.type(form.getByRole('textbox', { name: /^Team/ }), 'Gift')
  await user.click(form.getByRole('button', { name: 'Register' }))
  expect(await screen.findByRole('button', { name: 'Tokens of mf-gift' })).toBeVisible()
  expect(lineOf(calls, 'POST').at(-1)).toMatchObject({ body: { name: 'mf-gift', owner: 'Gift', budget: 47_500 } })
})

test("a name's owner and budget change, and an empty budget means the site’s", async () => {
  const user = userEvent.setup()
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () => success([gift]),
      'PATCH /releases/v1/names/mf-gift': () => problem(400, 'owner must be 1 to 60 letters.', { field: 'owner' }),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await user.click((await row('mf-gift')).getByRole('button', { name: 'Edit mf-gift' }))
  const form = within(await dialog('Owner and budget of mf-gift'))
  const budget = await form.findByRole('textbox', { name: /^Budget/ })
  expect(budget).toHaveValue('50')
  await user.clear(budget)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('owner must be 1 to 60 letters.')).toBeVisible()
  expect(lineOf(calls, 'PATCH')).toMatchObject([{ body: { owner: 'Gift', budget: null } }])
})

test('a new token is shown once, can be copied, and is not lost by the first Escape', async () => {
  const user = userEvent.setup()
  const tokens: ReleaseToken[] = []
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () => success([gift]),
      'GET /releases/v1/names/mf-gift/tokens': () => success([...tokens]),
      'POST /releases/v1/names/mf-gift/tokens': () => {
        tokens.push(testToken())
        return success({ ...testToken(), token: SECRET })
      },
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await user.click((await row('mf-gift')).getByRole('button', { name: 'Tokens of mf-gift' }))
  const list = within(await dialog('Tokens of mf-gift'))
  expect(await list.findByText(/^There is no valid token/)).toBeVisible()
  await user.click(list.getByRole('button', { name: 'New token' }))
  const form = within(await dialog('New token for mf-gift'))
  await user.type(await form.findByRole('textbox', { name: /^Label/ }), 'CI main')
  await user.selectOptions(form.getByRole('combobox', { name: 'Valid for' }), '30 days')
  await user.click(form.getByRole('button', { name: 'Make the token' }))
  const title = 'Copy the token “CI main” now'
  expect(within(await dialog(title)).getByRole('textbox', { name: 'Token' })).toHaveValue(SECRET)
  expect(lineOf(calls, 'POST')).toMatchObject([{ body: { label: 'CI main', kind: 'job', days: 30 } }])

  await user.click(within(await dialog(title)).getByRole('button', { name: 'Close' }))
  const shown = within(await dialog(title))
  expect(shown.getByRole('alert')).toHaveTextContent('You have not copied the token.')
  await user.click(shown.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(SECRET)
  await user.click(await shown.findByRole('button', { name: 'Done' }))
  const again = within(await dialog('Tokens of mf-gift'))
  expect(await again.findByRole('row', { name: /^CI main job.*by ada@shop\.example.*never/ })).toBeVisible()
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument()
})

test('a token is revoked after a confirmation, and moves to the ended ones', async () => {
  const user = userEvent.setup()
  let revoked = false
  const lastUsedAt = new Date(Date.now() - 3_600_000 * 2.5).toISOString()
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () => success([{ ...gift, tokens: 1 }]),
      'GET /releases/v1/names/mf-gift/tokens': () =>
        success([testToken({ lastUsedAt, ...(revoked && { revokedAt: '2026-11-22T12:00:00.000Z', revokedBy: by }) })]),
      'DELETE /releases/v1/names/mf-gift/tokens/0123456789abcdef': () => {
        if (!revoked) {
          revoked = true
          return problem(503, 'The release store does not answer.')
        }
        return success(testToken())
      },
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await user.click((await row('mf-gift')).getByRole('button', { name: 'Tokens of mf-gift' }))
  const list = within(await dialog('Tokens of mf-gift'))
  expect(await list.findByText('2 hours ago')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Revoke CI main' }))
  const question = within(await dialog('Revoke “CI main”?'))
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await question.findByRole('alert')).toHaveTextContent(
    'Nothing was changed. The release store does not answer.',
  )
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  const after = within(await dialog('Tokens of mf-gift'))
  await user.click(await after.findByText('1 token that has ended'))
  expect(after.getByRole('row', { name: /^CI main job.*revoked by ada@shop\.example/ })).toBeVisible()
})

test('a confirmation closed during its request stays closed, and the names reload', async () => {
  const user = userEvent.setup()
  let answer: (token: object) => void = () => {}
  const { calls } = answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () => success([{ ...gift, tokens: 1 }]),
      'GET /releases/v1/names/mf-gift/tokens': () => success([testToken()]),
      'DELETE /releases/v1/names/mf-gift/tokens/0123456789abcdef': () => new Promise((resolve) => (answer = resolve)),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await user.click((await row('mf-gift')).getByRole('button', { name: 'Tokens of mf-gift' }))
  const list = within(await dialog('Tokens of mf-gift'))
  await user.click(await list.findByRole('button', { name: 'Revoke CI main' }))
  const question = within(await dialog('Revoke “CI main”?'))
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  await user.click(question.getByRole('button', { name: 'Close' }))
  const asked = lineOf(calls, 'GET /releases/v1/names').length
  answer(success(testToken()))
  await waitFor(() => expect(lineOf(calls, 'GET /releases/v1/names').length).toBeGreaterThan(asked))
  expect(screen.queryByRole('dialog', { name: /mf-gift|CI main/ })).not.toBeInTheDocument()
})

test('a name that is not live is removed after a confirmation', async () => {
  const user = userEvent.setup()
  let names = [gift]
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () => success(names),
      'DELETE /releases/v1/names/mf-gift': () => {
        names = []
        return success(null)
      },
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await user.click((await row('mf-gift')).getByRole('button', { name: 'Remove mf-gift' }))
  const question = within(await dialog('Remove mf-gift?'))
  expect(question.getByText(/its tokens end at once/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/^No name may be released yet/)).toBeVisible()
})

test('the history shows who did what, and older steps load on request', async () => {
  const user = userEvent.setup()
  const change = (number: number, rest: Partial<NameChange>): NameChange => ({
    ...{ number, at: '2026-11-22T12:00:00.000Z', by, action: 'register', name: 'mf-gift', ...rest },
  })
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names/history': ({ url: { searchParams } }) =>
        success(
          searchParams.get('before') === '2'
            ? { changes: [change(1, { owner: 'Gift', budget: 50_000 })], more: false }
            : { changes: [change(2, { action: 'token', token: 'CI main' })], more: true },
        ),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await row('mf-cart')
  await user.click(screen.getByText('Changes of names and tokens'))
  expect(await screen.findByText('Token “CI main” was made for mf-gift')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect(await screen.findByText('mf-gift was registered: team Gift, budget 50 kB')).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Changes of names and tokens' })).getAllByRole('listitem')
  expect(steps).toHaveLength(2)
})

test('if the names cannot be loaded, the rest of the page works, and they can be reloaded', async () => {
  let broken = true
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1/names': () =>
        broken ? problem(503, 'The release store does not answer.') : success([testName()]),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The names could not be loaded. The release store does not answer.')
  expect(screen.getByRole('article', { name: 'mf-cart' })).toBeVisible()
  broken = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await row('mf-cart')).toBeDefined()
})
