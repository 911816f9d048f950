import { type Answer, list, problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdmin } from '../testing/open-admin'
import { testHealth, testLive, testReleases, testState, testStep } from '../testing/releases'

const answers = (more: Record<string, Answer> = {}) => ({
  'GET /releases/v1': () => success(testReleases()),
  'GET /admin/telemetry': () => list([testHealth()]),
  ...more,
})

const card = () => screen.findByRole('article', { name: 'mf-cart' })
const lines = (calls: { line: string }[]) => calls.map(({ line }) => line).filter((line) => !line.includes('summary'))

test('shows who owns it, what is live for how many, since when, by whom, and how it does', async () => {
  const { calls } = answerAdminApi(answers())
  await openAdmin('/superium-admin/releases')
  const cart = within(await card())
  expect(cart.getByText('Team Cart · Remote')).toBeVisible()
  expect(cart.getByRole('img', { name: '1.0.0: 90 % of visitors, 1.1.0: 10 % of visitors' })).toBeVisible()
  const [, stable, canary] = within(cart.getByRole('table', { name: 'Live versions of mf-cart' })).getAllByRole('row')
  expect(stable).toHaveTextContent(
    /1\.0\.0since Nov 20, 2026, .*by team Cart90 %0\.3 %3 of 1,200mostly thrown while rendering \(2\)/,
  )
  expect(stable).toHaveTextContent(/1\.24 sgood900 views260 msneeds work410 views0\.01good900 views/)
  expect(canary).toHaveTextContent(/1\.1\.0.*10 %Not enough page views yetnone yetnone yetnone yet/)
  expect(lines(calls).sort()).toEqual(['GET /admin/telemetry?hours=24', 'GET /releases/v1'])
})

test('the window of the numbers is in the address', async () => {
  const { calls } = answerAdminApi(answers())
  const page = await openAdmin('/superium-admin/releases?hours=1')
  await card()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Failures and web vitals of/ }), 'the last 7 days')
  expect(await screen.findByRole('article', { name: 'mf-cart' })).toBeVisible()
  expect(page.address()).toBe('/superium-admin/releases?hours=168')
  expect(lines(calls).filter((line) => line.includes('telemetry'))).toEqual([
    'GET /admin/telemetry?hours=1',
    'GET /admin/telemetry?hours=168',
  ])
})

test('a promotion says what will happen, takes a reason, and shows how it stands then', async () => {
  let promoted = false
  const { calls } = answerAdminApi(
    answers({
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
  await openAdmin('/superium-admin/releases')
  await userEvent.click(within(await card()).getByRole('button', { name: 'Promote 1.1.0' }))
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

test('another canary that came meanwhile is not promoted in place of the one that was meant', async () => {
  const words = 'The canary of mf-cart is 1.2.0, not 1.1.0.'
  answerAdminApi(answers({ 'POST /releases/v1/mf-cart/promote': () => problem(409, words) }))
  await openAdmin('/superium-admin/releases')
  await userEvent.click(within(await card()).getByRole('button', { name: 'Promote 1.1.0' }))
  const dialog = screen.getByRole('dialog', { name: 'Promote mf-cart 1.1.0?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Nothing was changed. ${words}`)
})

test('a refusal is said in the words of the site, with the dialog still there', async () => {
  const { calls } = answerAdminApi(
    answers({
      'POST /releases/v1/mf-cart/rollback': () => problem(409, 'There is no earlier version of mf-cart to go back to.'),
    }),
  )
  await openAdmin('/superium-admin/releases')
  await userEvent.click(within(await card()).getByRole('button', { name: 'Roll back to 1.0.0' }))
  const dialog = screen.getByRole('dialog', { name: 'Roll mf-cart back to 1.0.0?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Nothing was changed. There is no earlier version of mf-cart to go back to.',
  )
  expect(calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({ version: '1.1.0', why: '' })
})

test('what somebody else took back first is said so', async () => {
  answerAdminApi(answers({ 'POST /releases/v1/mf-cart/rollback': () => success(null) }))
  await openAdmin('/superium-admin/releases')
  await userEvent.click(within(await card()).getByRole('button', { name: 'Roll back to 1.0.0' }))
  await userEvent.click(
    within(screen.getByRole('dialog', { name: /Roll mf-cart back/ })).getByRole('button', { name: 'Roll back' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-cart 1.1.0 is not live any more: somebody was faster.')
})

test('an older version is made live for as many as are asked for; a failed check says why', async () => {
  let passes = false
  const { calls } = answerAdminApi(
    answers({
      'POST /releases/v1/mf-cart/0.9.0/live': () =>
        passes
          ? success(testStep({ number: 8 }))
          : problem(422, 'mf-cart 0.9.0 failed the release check.', { failures: ['The slot mini-cart is missing.'] }),
    }),
  )
  await openAdmin('/superium-admin/releases')
  const cart = within(await card())
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
  expect(await card()).toBeVisible()
  expect(calls.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body)).toEqual([
    { traffic: 25, why: '' },
    { traffic: 25, why: '' },
  ])
})

test('a link opens one version in one browser: it can be copied, and says when it ends', async () => {
  const user = userEvent.setup()
  const { calls } = answerAdminApi(
    answers({
      'POST /releases/v1/overrides': () =>
        success({ path: '/?superium-override=abc', until: Date.UTC(2026, 10, 21, 12) }),
    }),
  )
  await openAdmin('/superium-admin/releases')
  await user.click(within(await card()).getByRole('button', { name: 'Try it: open mf-cart 1.1.0 in my browser only' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Open this version in my browser only' }))
  await user.selectOptions(dialog.getByLabelText('Valid for'), '8 hours')
  await user.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(await dialog.findByLabelText('Link')).toHaveValue('http://localhost/cart?superium-override=abc')
  expect(dialog.getByText(/^Expires on Nov 21, 2026/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/cart?superium-override=abc')
  expect(calls.at(-1)).toMatchObject({
    line: 'POST /releases/v1/overrides',
    body: { versions: { 'mf-cart': '1.1.0' }, hours: 8 },
  })
})

test('what was taken back automatically stands at the top with the reason, and in the history', async () => {
  const why = '1.1.0 failed on 6 of 10 page views in browsers (60 %), 1.0.0 on none of 90 at the same time (0 %).'
  const step = testStep({
    number: 8,
    at: new Date().toISOString(),
    by: { kind: 'automatic', name: 'automatic' },
    action: 'rollback',
    changes: [{ name: 'mf-cart', version: '1.0.0', traffic: 100 }],
    why,
  })
  answerAdminApi(
    answers({
      'GET /releases/v1': () => success(testReleases({ revision: 8, history: [step, testStep()] })),
    }),
  )
  await openAdmin('/superium-admin/releases')
  await card()
  expect(screen.getByText('mf-cart was taken back automatically')).toBeVisible()
  expect(screen.getAllByText(why)).toHaveLength(2)
  const steps = within(screen.getByRole('list', { name: 'History' })).getAllByText(/^Revision|Revision \d/)
  expect(steps).toHaveLength(2)
})

test('older steps are loaded when asked for', async () => {
  const { calls } = answerAdminApi(
    answers({
      'GET /releases/v1': ({ url: { searchParams } }) =>
        success(
          searchParams.has('before')
            ? testReleases({ history: [testStep({ number: 1, action: 'publish', why: 'The first' })] })
            : testReleases(),
        ),
    }),
  )
  await openAdmin('/superium-admin/releases')
  await card()
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
  expect(await screen.findByText('The first')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
  expect(calls.at(-1)?.line).toBe('GET /releases/v1?before=7')
})

test('the load graph stands in words beside its drawing', async () => {
  answerAdminApi(answers())
  await openAdmin('/superium-admin/releases')
  await card()
  expect(
    screen.getByRole('img', { name: /^Load graph: 1 remotes answer 2 routes, fill 1 slots and need 1 shared modules/ }),
  ).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'The load graph as a table' })).getAllByRole('row')
  expect(row).toHaveTextContent('mf-cartCart/cart/checkoutmini-cart1 modulereact ^19.3.1')
})

test('when the site does not answer it says why, and Try again works', async () => {
  let broken = true
  answerAdminApi(
    answers({
      'GET /releases/v1': () =>
        broken ? problem(503, 'The API cannot say whose token this is.') : success(testReleases()),
    }),
  )
  await openAdmin('/superium-admin/releases')
  expect(await screen.findByRole('alert')).toHaveTextContent('The API cannot say whose token this is.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card()).toBeVisible()
})

test('without health what is live stands all the same; later failures keep what is shown', async () => {
  let broken = false
  answerAdminApi({
    'GET /releases/v1': () => (broken ? problem(500, 'Something went wrong.') : success(testReleases())),
    'GET /admin/telemetry': () => problem(500, 'Something went wrong.'),
  })
  await openAdmin('/superium-admin/releases')
  await card()
  expect(screen.getByText(/Failures and web vitals could not be read/)).toBeVisible()
  broken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/Something went wrong\. There was no new answer\./)).toBeVisible()
  expect(await card()).toBeVisible()
})

test('an answer of another shape is said to be one', async () => {
  answerAdminApi(
    answers({
      'GET /releases/v1': () => success({ revision: 1, names: [{ name: 'mf-cart' }], history: [] }),
    }),
  )
  await openAdmin('/superium-admin/releases')
  expect(await screen.findByRole('alert')).toHaveTextContent('names[0].kind must be')
})
