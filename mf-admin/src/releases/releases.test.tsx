import { answersShown, problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'
import {
  canaryState,
  releaseAnswers,
  releaseCard,
  testHistory,
  testReleases,
  testStep,
} from '../testing/release-samples'

const lines = (calls: { line: string }[]) => calls.map(({ line }) => line).filter((line) => !line.includes('summary'))

test('a card shows the owner, the live versions with traffic, time and actor, and their health', async () => {
  const { calls } = answerAdminApi(releaseAnswers())
  await openAdminPage('/superium-admin/releases')
  const cart = within(await releaseCard())
  expect(cart.getByText('Team Cart · Remote')).toBeVisible()
  expect(cart.getByRole('img', { name: '1.0.0: 90 % of visitors, 1.1.0: 10 % of visitors' })).toBeVisible()
  const [, stable, canary] = within(cart.getByRole('table', { name: 'Live versions of mf-cart' })).getAllByRole('row')
  expect(stable).toHaveTextContent(
    /1\.0\.0since Nov 20, 2026, .*by team Cart90 %0\.3 %3 of 1,200mostly error during rendering \(2\)/,
  )
  expect(stable).toHaveTextContent(/1\.24 sgood900 views260 msneeds work410 views0\.01good900 views/)
  expect(canary).toHaveTextContent(/1\.1\.0.*10 %Not enough page views yetnone yetnone yetnone yet/)
  expect(lines(calls).sort()).toEqual([
    'GET /admin/telemetry/timeline?hours=24',
    'GET /admin/telemetry?hours=24',
    'GET /releases/v1',
    'GET /releases/v1/history',
    'GET /releases/v1/names',
    'GET /releases/v1/stages',
  ])
})

test('the telemetry window is in the query parameters', async () => {
  const { calls } = answerAdminApi(releaseAnswers())
  const page = await openAdminPage('/superium-admin/releases?hours=1')
  await releaseCard()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Failures and web vitals of/ }), 'the last 7 days')
  expect(await screen.findByRole('article', { name: 'mf-cart' })).toBeVisible()
  expect(page.address()).toBe('/superium-admin/releases?hours=168')
  expect(lines(calls).filter((line) => line.includes('telemetry?'))).toEqual([
    'GET /admin/telemetry?hours=1',
    'GET /admin/telemetry?hours=168',
  ])
})

test('an override link opens one version in one browser, can be copied and shows its expiry', async () => {
  const user = userEvent.setup()
  const { calls } = answerAdminApi(
    releaseAnswers({
      'POST /releases/v1/overrides': () =>
        success({ path: '/?superium-override=abc', until: Date.UTC(2026, 10, 21, 12) }),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await user.click(
    within(await releaseCard()).getByRole('button', { name: 'Try it: open mf-cart 1.1.0 in my browser only' }),
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Open this version in my browser only' }))
  await user.selectOptions(dialog.getByLabelText('Valid for'), '8 hours')
  await user.click(dialog.getByRole('button', { name: 'Create the link' }))
  expect(await dialog.findByLabelText('Link')).toHaveValue('http://localhost/cart?superium-override=abc')
  expect(dialog.getByText(/^Expires on Nov 21, 2026/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/cart?superium-override=abc')
  // Not the last call: the page polls.
  expect(calls.find(({ line }) => line.startsWith('POST'))).toMatchObject({
    line: 'POST /releases/v1/overrides',
    body: { versions: { 'mf-cart': '1.1.0' }, hours: 8 },
  })
})

test('an automatic rollback is shown at the top with its reason, and in the history', async () => {
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
    releaseAnswers({
      'GET /releases/v1': () => success(testReleases({ revision: 8, history: [step, testStep()] })),
      'GET /releases/v1/history': () => success(testHistory({ steps: [step, testStep()] })),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  await releaseCard()
  expect(screen.getByText('mf-cart was rolled back automatically')).toBeVisible()
  const list = within(await screen.findByRole('list', { name: 'History' }))
  expect(screen.getAllByText(why)).toHaveLength(2)
  const steps = list.getAllByText(/^Revision|Revision \d/)
  expect(steps).toHaveLength(2)
})

test('the history lists paths that were retired or lost, and a rollback that was not possible', async () => {
  const why = 'mf-cart 1.1.0 stays live although it should go back.'
  const automatic = { kind: 'automatic', name: 'automatic' } as const
  const at = new Date().toISOString()
  const history = [
    testStep({ number: 9, at, by: automatic, action: 'rollback', changes: [], why }),
    testStep({ number: 8, action: 'rollback', loses: ['/gifts'] }),
    testStep({
      retires: [
        { name: 'mf-cart', path: '/old', to: '/cart' },
        { name: 'mf-cart', path: '/club' },
      ],
    }),
  ]
  const blocked = { version: '1.1.0', at, why }
  const state = testReleases({ revision: 9, history, names: [{ ...canaryState(), blocked }] })
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success(state),
      'GET /releases/v1/history': () => success(testHistory({ steps: history })),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  const card = within(await releaseCard())
  expect(card.getByText(/^Fails, and could not be rolled back/)).toBeVisible()
  expect(screen.getByText('An automatic rollback was not possible')).toBeVisible()
  const steps = within(await screen.findByRole('list', { name: 'History' }))
  for (const words of [
    'Rollback not possible',
    '/gifts is no longer answered (404)',
    '/old now leads to /cart',
    '/club is gone (410)',
  ]) {
    expect(steps.getByText(words)).toBeVisible()
  }
})

test('the dependency graph is also a table', async () => {
  answerAdminApi(releaseAnswers())
  await openAdminPage('/superium-admin/releases')
  await releaseCard()
  expect(
    screen.getByRole('img', {
      name: /^Dependency graph: 1 remotes answer 2 routes, fill 1 slots and need 1 shared modules/,
    }),
  ).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'The dependency graph as a table' })).getAllByRole('row')
  expect(row).toHaveTextContent('mf-cartCart/cart/checkoutmini-cart1 modulereact ^19.3.1')
})

test('an unreachable site shows the error, and Try again works', async () => {
  let broken = true
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () =>
        broken ? problem(503, 'The API cannot say whose token this is.') : success(testReleases()),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  expect(await screen.findByRole('alert')).toHaveTextContent('The API cannot say whose token this is.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await releaseCard()).toBeVisible()
})

/** An answer that comes when it is told to. */
function held(): { reply: Promise<object>; answer(reply: object): void } {
  let answer = (_: object): void => {}
  const reply = new Promise<object>((resolve) => (answer = resolve))
  return { reply, answer }
}

const asked = (calls: { line: string }[], line: string) => calls.filter((call) => call.line === line).length

test('Try again counts while a request is on its way, unless that succeeds', async () => {
  const broken = problem(503, 'The API cannot say whose token this is.')
  const [second, third] = [held(), held()]
  const replies = [broken, second.reply, third.reply]
  const line = 'GET /releases/v1'
  const { calls } = answerAdminApi(releaseAnswers({ [line]: () => replies.shift() ?? success(testReleases()) }))
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked(calls, line)).toBe(2)
  second.answer(broken)
  await waitFor(() => expect(asked(calls, line)).toBe(3))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  third.answer(success(testReleases()))
  expect(await releaseCard()).toBeVisible()
  await answersShown()
  expect(asked(calls, line)).toBe(3)
})

test('Try again of the history, pressed while it loads, does not load it again when that succeeds', async () => {
  const second = held()
  const replies = [problem(500, 'Something went wrong.'), second.reply]
  const line = 'GET /releases/v1/history'
  const { calls } = answerAdminApi(releaseAnswers({ [line]: () => replies.shift() ?? success(testHistory({})) }))
  await openAdminPage('/superium-admin/releases')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  second.answer(success(testHistory({})))
  await screen.findByRole('list', { name: 'History' })
  await answersShown()
  expect(asked(calls, line)).toBe(2)
})

test('live versions show without health, and a later failure keeps the data', async () => {
  let broken = false
  answerAdminApi({
    'GET /releases/v1': () => (broken ? problem(500, 'Something went wrong.') : success(testReleases())),
    'GET /admin/telemetry': () => problem(500, 'Something went wrong.'),
  })
  await openAdminPage('/superium-admin/releases')
  await releaseCard()
  expect(screen.getByText(/Failures and web vitals could not be loaded/)).toBeVisible()
  broken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/Something went wrong\. Showing the data of/)).toBeVisible()
  expect(await releaseCard()).toBeVisible()
})

test('a malformed response is reported as such', async () => {
  answerAdminApi(
    releaseAnswers({
      'GET /releases/v1': () => success({ revision: 1, names: [{ name: 'mf-cart' }], history: [] }),
    }),
  )
  await openAdminPage('/superium-admin/releases')
  expect(await screen.findByRole('alert')).toHaveTextContent('names[0].kind must be')
})
