import type { Report } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { list, problem, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const PRODUCT = '01890000-0000-7000-8000-0000000000aa'
const report: Report = {
  ...{ productId: PRODUCT, productName: 'Stoneware Mug', kind: 'review', stars: 1, author: 'Ben Buyer' },
  ...{ contentId: '01890000-0000-7000-8000-0000000000bb', text: 'Bad\n<img src=x onerror=alert(1)>' },
  ...{ reason: 'Names a person', reporter: 'Lake Goods', createdAt: '2026-11-20T09:30:00.000Z' },
}
const SETTLE = 'POST /admin/reports/settle'

/** The API with one open report until it is settled. */
function withReport(one: Report, refusal?: ReturnType<typeof problem>) {
  $toasts.set([])
  let open = [one]
  return answerAdminApi({
    'GET /admin/reports': () => list(open, open.length),
    [SETTLE]: () => {
      if (refusal?.status !== 500) open = []
      return refusal ?? { status: 200, body: { status: 'success', message: 'It stays.' } }
    },
  })
}

async function decide(button: string, title: string, confirm: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name: confirm }))
}

test('an administrator reads which text of which product was reported, by whom and why', async () => {
  withReport(report)
  await openAdminPage('/superium-admin/reports')
  expect(await screen.findByText('Names a person')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Reports' })).getAllByRole('row')
  expect(row).toHaveTextContent('Review · 1 star · By Ben BuyerBad <img src=x onerror=alert(1)>')
  expect(row).toHaveTextContent('Lake Goods')
  expect(screen.getByRole('link', { name: 'Stoneware Mug' })).toHaveAttribute(
    'href',
    `/superium-admin/products/${PRODUCT}`,
  )
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/superium-admin/reports')
})

test('a text is removed after a question, and its report leaves the list', async () => {
  const api = withReport(report)
  await openAdminPage('/superium-admin/reports')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the text of Ben Buyer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(api.callsTo(SETTLE)).toEqual([])
  await decide('Remove the text of Ben Buyer', 'Remove this text?', 'Remove')
  expect(await screen.findByText('Nothing is reported')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  const { productId, kind, contentId } = report
  expect(api.callsTo(SETTLE)[0]?.body).toEqual({ productId, kind, contentId, decision: 'remove' })
  expect(toasts()).toEqual(['The text is removed.'])
})

test('a text is kept', async () => {
  const api = withReport(report)
  await openAdminPage('/superium-admin/reports')
  await decide('Keep the text of Ben Buyer', 'Keep this text?', 'Keep')
  expect(await screen.findByText('Nothing is reported')).toBeVisible()
  expect(api.callsTo(SETTLE)[0]?.body).toMatchObject({ decision: 'keep' })
})

test('of a text that its author deleted only the report is closed', async () => {
  const api = withReport({ ...report, text: '', author: '' })
  await openAdminPage('/superium-admin/reports')
  expect(await screen.findByText('Its author has deleted it meanwhile.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
  await decide('Close the report of a deleted text', 'Close this report?', 'Close report')
  await waitFor(() => expect(api.callsTo(SETTLE)[0]?.body).toMatchObject({ decision: 'keep' }))
})

test('a failure stays in the dialog; a report that somebody else settled leaves the list', async () => {
  withReport(report, problem(500, 'Something broke'))
  await openAdminPage('/superium-admin/reports')
  await decide('Keep the text of Ben Buyer', 'Keep this text?', 'Keep')
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Nothing was changed.')
  withReport(report, problem(404, 'There is no such report.'))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep' }))
  expect(await screen.findByText('Nothing is reported')).toBeVisible()
})
