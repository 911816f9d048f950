import type { ModeratedText } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { problem, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

type Reply = object | Response

const PRODUCT = '01890000-0000-7000-8000-0000000000aa'
const review: ModeratedText = {
  ...{ productId: PRODUCT, productName: 'Stoneware Mug', kind: 'review', stars: 1, author: 'Ben B.', authorId: 'ben' },
  ...{ contentId: '01890000-0000-7000-8000-0000000000bb', text: 'Bad\n<img src=x onerror=alert(1)>', isNew: true },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', replies: [], edition: 'e1' },
  reports: [{ reason: 'Names a person', reporter: 'Lake Goods', createdAt: '2026-11-20T10:00:00.000Z' }],
}
const ref = { productId: PRODUCT, kind: 'review', contentId: review.contentId, edition: 'e1' }
const waiting = { new: 2, reported: 1, hidden: 0 }
const done: Reply = { status: 'success', message: 'Done.', told: true }
const page = (data: ModeratedText[]) => ({
  ...{ status: 'success', data, count: data.length, countIsExact: true, waiting },
})

/** Stubs the API with these texts; any action empties the list. */
function withTexts(texts: ModeratedText[], answers: Record<string, Reply> = {}) {
  $toasts.set([])
  let listed = texts
  const step = (name: string) => ({
    [`POST /admin/texts/${name}`]: () => {
      listed = []
      return answers[name] ?? done
    },
  })
  return answerAdminApi({
    'GET /admin/texts': () => page(listed),
    ...Object.assign({}, ...['keep', 'hide', 'show', 'answer'].map(step)),
  })
}

test('the list shows new texts, their authors and the reasons of reports', async () => {
  const api = withTexts([review])
  await openAdminPage('/superium-admin/reviews')
  expect(await screen.findByText('Lake Goods: Names a person')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Reviews and questions' })).getAllByRole('row')
  expect(row).toHaveTextContent('Review · 1 star · Ben B.Bad <img src=x onerror=alert(1)>')
  expect(screen.getByRole('link', { name: 'Author: Ben B.' })).toHaveAttribute('href', '/superium-admin/users/ben')
  const tabs = within(screen.getByRole('navigation', { name: 'Which texts' }))
  expect(tabs.getByRole('link', { name: 'New 2' })).toHaveAttribute('aria-current', 'page')
  expect(tabs.getByRole('link', { name: 'Reported 1' })).toHaveAttribute(
    'href',
    '/superium-admin/reviews?state=reported',
  )
  expect(api.callsTo('GET /admin/texts')[0]?.line).toContain('state=new')
})

test('the old URL of the reports redirects to the reported texts', async () => {
  withTexts([review])
  const opened = await openAdminPage('/superium-admin/reports')
  expect(await screen.findByText('Lake Goods: Names a person')).toBeVisible()
  expect(opened.address()).toBe('/superium-admin/reviews?state=reported')
})

test('hiding a text requires a reason', async () => {
  const api = withTexts([review])
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the text of Ben B.' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this text?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await dialog.findByText('A reason is required')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Names a person ')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Nothing new')).toBeVisible()
  expect(api.callsTo('POST /admin/texts/hide')[0]?.body).toEqual({ ...ref, reason: 'Names a person' })
  expect(toasts()).toEqual(['The text is hidden. Its author gets an e-mail with the reason.'])
})

test('no e-mail is mentioned if the shop has no address of the author', async () => {
  withTexts([{ ...review, author: 'Deleted account', authorUnknown: true }], {
    hide: { status: 'success', message: 'It is hidden.', told: false },
  })
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the text of Deleted account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this text?' }))
  expect(dialog.getByText(/no address of its author, so that nobody gets an e-mail\.$/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Author: Deleted account' })).not.toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason, for the record/ }), 'Insults')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  await waitFor(() =>
    expect(toasts()).toEqual([
      'The text is hidden. The shop has no address of its author, so that nobody gets an e-mail.',
    ]),
  )
})

test('a refusal stays in the dialog with the typed reason', async () => {
  withTexts([review], { hide: problem(409, 'It is hidden already.') })
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the text of Ben B.' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this text?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Insults')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  // Reloading the list has removed the row together with its dialog.
  expect(await screen.findByText('Nothing new')).toBeVisible()
})

test('the typed reason stays if both the action and its reload fail', async () => {
  const api = withTexts([review])
  const outage = () => problem(500, 'Something went wrong on our side.')
  api.answer('POST /admin/texts/hide', outage)
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Insult')
  api.answer('GET /admin/texts', outage)
  await userEvent.click(dialog.getByRole('button', { name: /^Hide/ }))
  await waitFor(() => expect(toasts()).toContain('The page could not be reloaded. What it shows may be out of date.'))
  expect(dialog.getByRole('textbox')).toHaveValue('Insult')
  expect(dialog.getByRole('textbox')).toBeVisible()
})

test('a hidden text shows the reason and can be shown again', async () => {
  const hidden = { at: '2026-11-20T11:00:00.000Z', reason: 'Insults' }
  const api = withTexts([{ ...review, reports: [], isNew: false, hidden }])
  await openAdminPage('/superium-admin/reviews?state=hidden')
  expect(await screen.findByText('Why: Insults')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show again: the text of Ben B.' }))
  expect(await screen.findByText('Nothing is hidden')).toBeVisible()
  expect(api.callsTo('POST /admin/texts/show')[0]?.body).toEqual(ref)
})

test('all new texts on a page are approved at once, except reported ones', async () => {
  const other = { ...review, contentId: '01890000-0000-7000-8000-0000000000cc', reports: [] }
  const api = withTexts([review, other])
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'The text on this page is fine' }))
  await waitFor(() => expect(toasts()).toEqual(['1 text stays.']))
  expect(api.callsTo('POST /admin/texts/keep')[0]?.body).toEqual({ texts: [{ ...ref, contentId: other.contentId }] })
})

test('the shop answers a question, and deletes a reply to a review', async () => {
  const question = { ...review, kind: 'question' as const, reports: [] }
  const api = withTexts([question])
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Answer the question of Ben B.' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer as Superium' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'It does.')
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(toasts()).toEqual(['It is on the product’s page.']))
  expect(api.callsTo('POST /admin/texts/answer')[0]?.body).toEqual({ ...ref, kind: 'question', text: 'It does.' })

  const replied = withTexts([{ ...review, reports: [], shopReply: 'We are sorry.' }])
  await openAdminPage('/superium-admin/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Change reply to Ben B.' }))
  const change = within(await screen.findByRole('dialog', { name: 'Change the reply of Superium' }))
  await userEvent.clear(change.getByRole('textbox', { name: /^Answer/ }))
  await userEvent.click(change.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(toasts()).toEqual(['The reply is taken back.']))
  expect(replied.callsTo('POST /admin/texts/answer')[0]?.body).toEqual({ ...ref, text: '' })
})

test("the list can show one person's texts, and then everybody's again", async () => {
  const api = withTexts([review])
  await openAdminPage('/superium-admin/reviews?person=ben')
  expect(await screen.findByRole('link', { name: 'Ben B.' })).toHaveAttribute('href', '/superium-admin/users/ben')
  expect(api.callsTo('GET /admin/texts')[0]?.line).not.toContain('state=')
  await userEvent.click(screen.getByRole('button', { name: 'Show those of everybody' }))
  await waitFor(() => expect(api.callsTo('GET /admin/texts').at(-1)?.line).not.toContain('person'))
})
