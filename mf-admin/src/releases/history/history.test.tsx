import { problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'
import { releaseAnswers, testHistory, testStep } from '../../testing/release-samples'

/** A history of two pages; its search finds one step or none. */
const answers = () =>
  releaseAnswers({
    'GET /releases/v1/history': ({ url: { searchParams } }) => {
      if (searchParams.get('text') === 'nothing') return success(testHistory({ steps: [] }))
      if (searchParams.get('text') === 'rare') return success(testHistory({ steps: [], older: 31 }))
      return success(
        searchParams.has('before')
          ? testHistory({ steps: [testStep({ number: 1, why: 'The first' })], newer: { before: null } })
          : testHistory({ older: 7 }),
      )
    },
  })

const asked = (calls: { line: string }[]) =>
  calls.map(({ line }) => line).filter((line) => line.startsWith('GET /releases/v1/history'))
const list = () => screen.findByRole('list', { name: 'History' })

test('older and newer pages are in the URL, and the list gets the focus', async () => {
  const { calls } = answerAdminApi(answers())
  const page = await openAdminPage('/superium-admin/releases?hours=1')
  await list()
  await userEvent.click(screen.getByRole('button', { name: 'Older' }))
  expect(await screen.findByText('The first')).toBeVisible()
  expect(page.address()).toBe('/superium-admin/releases?hours=1&history=7')
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('The first')))
  await userEvent.click(screen.getByRole('button', { name: 'Newer' }))
  expect(await screen.findByText('Shorter checkout')).toBeVisible()
  expect(page.address()).toBe('/superium-admin/releases?hours=1')
  expect(asked(calls)).toEqual([
    'GET /releases/v1/history',
    'GET /releases/v1/history?before=7',
    'GET /releases/v1/history',
  ])
  // The live versions did not reload.
  expect(calls.filter(({ line }) => line === 'GET /releases/v1')).toHaveLength(1)
})

test('a URL opens the same search and page', async () => {
  const { calls } = answerAdminApi(answers())
  await openAdminPage('/superium-admin/releases?find=check&of=mf-cart&action=canary&by=team&history=7')
  expect(await screen.findByText('The first')).toBeVisible()
  expect(asked(calls)).toEqual(['GET /releases/v1/history?text=check&name=mf-cart&action=canary&by=team&before=7'])
  expect(screen.getByRole('searchbox', { name: 'Search the history' })).toHaveValue('check')
  expect(screen.getByRole('combobox', { name: 'Action' })).toHaveDisplayValue('Canary')
})

test('search and filters start at the newest page, and can be cleared', async () => {
  const { calls } = answerAdminApi(answers())
  const page = await openAdminPage('/superium-admin/releases?history=7')
  await list()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the history' }), 'checkout{Enter}')
  await waitFor(() => expect(page.address()).toBe('/superium-admin/releases?find=checkout'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'administrators')
  await waitFor(() => expect(asked(calls).at(-1)).toBe('GET /releases/v1/history?text=checkout&by=admin'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(page.address()).toBe('/superium-admin/releases'))
})

test('a search without results shows a message, and an unfinished one can be continued', async () => {
  const { calls } = answerAdminApi(answers())
  await openAdminPage('/superium-admin/releases?find=nothing')
  expect(await screen.findByText('Nothing in the kept history is like this.')).toBeVisible()
  const search = screen.getByRole('searchbox', { name: 'Search the history' })
  await userEvent.clear(search)
  await userEvent.type(search, 'rare{Enter}')
  expect(await screen.findByText(/Nothing found down to revision 31/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Search on' }))
  await waitFor(() => expect(asked(calls).at(-1)).toBe('GET /releases/v1/history?text=rare&before=31'))
})

test('if the history fails, it shows why, the rest of the page works, and Try again reloads it', async () => {
  let broken = true
  answerAdminApi({
    ...answers(),
    'GET /releases/v1/history': () => (broken ? problem(500, 'Something went wrong.') : success(testHistory())),
  })
  await openAdminPage('/superium-admin/releases')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The history could not be loaded. Something went wrong.')
  broken = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await list()).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
