import type { AuditEntry } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { press, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ _id: '01990000-0000-7000-8000-000000000001', at: '2026-11-20T09:30:00.000Z', role: 'administrator' },
  ...{ actorId: 'a1', actor: 'Ada Admin', address: '203.0.113.7', agent: 'A browser' },
  ...{ operation: 'adminSetOrderStatus', kind: 'order', targetId: 'o1', label: 'S-1001' },
  ...{ action: 'Changed order S-1001', reason: '' },
  changes: [{ field: 'Status', before: 'Pending', after: 'Confirmed' }],
  ...{ before: { status: 'Pending' }, after: { status: 'Confirmed' } },
  ...change,
})

const page = (data: AuditEntry[], next: string | null = null) => ({
  status: 'success',
  data,
  next,
})

test('an entry shows operation, actor, time, values before and after, and address', async () => {
  answerAdminApi({ 'GET /admin/audit': () => page([entry({ reason: 'By phone.' })]) })
  await openAdminPage('/superium-admin/audit')
  const row = (await screen.findByText('Changed order S-1001')).closest('tr') as HTMLElement
  expect(within(row).getByRole('link', { name: 'S-1001' })).toHaveAttribute('href', '/superium-admin/orders/o1')
  expect(within(row).getByRole('link', { name: 'Only what Ada Admin did' })).toHaveAttribute(
    'href',
    '/superium-admin/audit?actor=a1',
  )
  expect(row).toHaveTextContent('Administrator')
  expect(row).toHaveTextContent('203.0.113.7')
  expect(within(row).getByText('By phone.')).toBeVisible()
  expect(within(row).getByRole('link', { name: /^All such entries ?: Changed order S-1001$/ })).toHaveAttribute(
    'href',
    '/superium-admin/audit?operation=adminSetOrderStatus',
  )
  expect(within(row).getByText('Pending').tagName).toBe('DEL')
  expect(within(row).getByText('Confirmed').tagName).toBe('INS')
  expect(screen.getByRole('link', { name: 'Releases have a history of their own' })).toBeVisible()
})

test('the command line and deleted accounts have readable names', async () => {
  const command = entry({
    actorId: '',
    actor: '',
    role: 'command',
    operation: 'admin grant',
    action: 'Made Ada an administrator',
    address: '',
  })
  const gone = entry({ _id: '01990000-0000-7000-8000-000000000002', actor: '', address: '' })
  answerAdminApi({ 'GET /admin/audit': () => page([command, gone]) })
  await openAdminPage('/superium-admin/audit')
  expect((await screen.findByText('Made Ada an administrator')).closest('tr')).toHaveTextContent('Command line')
  const other = screen.getByText('Deleted account').closest('tr')
  expect(other).toHaveTextContent('Not kept')
})

test('search, filters and pages are in the URL and are sent to the server', async () => {
  const { calls } = answerAdminApi({
    'GET /admin/audit': ({ url }) => page([entry()], url.searchParams.has('before') ? null : entry()._id),
  })
  const opened = await openAdminPage('/superium-admin/audit?search=ada&from=2026-11-01&role=nonsense&target=o1')
  await screen.findByText('Changed order S-1001')
  expect(calls.map(({ line }) => line)).toContain('GET /admin/audit?search=ada&target=o1&from=2026-11-01')
  expect(screen.getByText(/^Filters/).closest('details')).toContainElement(screen.getByLabelText('By'))
  await userEvent.click(screen.getByRole('link', { name: 'Older' }))
  await screen.findByRole('link', { name: 'Newest' })
  expect(opened.address()).toContain(`before=${entry()._id}`)
  await userEvent.selectOptions(screen.getByLabelText('By'), 'Seller')
  await waitFor(() => expect(opened.address()).toContain('role=seller'))
  expect(opened.address()).not.toContain('before')
  await press('Remove: One thing only')
  await waitFor(() => expect(opened.address()).not.toContain('target'))
})

test('all matching entries are exported as a file', async () => {
  $toasts.set([])
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:test'
  }
  HTMLAnchorElement.prototype.click = () => undefined
  const { calls } = answerAdminApi({
    'GET /admin/audit': () => page([entry()]),
    'GET /admin/audit/export': () => new Response('_id,at'),
  })
  await openAdminPage('/superium-admin/audit?kind=order')
  await screen.findByText('Changed order S-1001')
  await press('Export as CSV')
  await waitFor(() => expect(toasts()).toEqual(['The file is saved.']))
  expect(calls.map(({ line }) => line)).toContain('GET /admin/audit/export?kind=order')
  expect(files).toHaveLength(1)
})

test('an empty audit shows a message', async () => {
  answerAdminApi({ 'GET /admin/audit': () => page([]) })
  await openAdminPage('/superium-admin/audit')
  expect(await screen.findByText('Nothing has been changed yet')).toBeVisible()
})

test('an entry with many or long fields shows the first short ones, and the others when opened', async () => {
  const fields = Array.from({ length: 8 }, (_, index) => ({ field: `Field ${index}`, after: `value ${index}` }))
  const changes = [{ field: 'Description', after: 'x'.repeat(301) }, ...fields]
  answerAdminApi({ 'GET /admin/audit': () => page([entry({ changes })]) })
  await openAdminPage('/superium-admin/audit')
  expect(await screen.findByText('value 5')).toBeVisible()
  expect(screen.getByText('value 6')).not.toBeVisible()
  await userEvent.click(screen.getByText('3 more fields'))
  expect(screen.getByText('value 6')).toBeVisible()
  expect(screen.getByText('x'.repeat(301))).toBeVisible()
})
