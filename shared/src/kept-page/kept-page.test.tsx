import { $session } from '@superium/shared/state'
import { openPage, signIn, signOut, testUser } from '@superium/shared/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { KeptPage } from './kept-page'
import { keptPageTexts as texts } from './texts'
import { useUnsaved } from './use-unsaved'

const signInAtService = jest.fn()
jest.mock('@superium/shared/identity', () => ({
  signIn: (...given: string[]) => signInAtService(...given),
  identityErrorMessage: ({ message }: Error) => message,
}))

function Form({ removed }: { removed: boolean }) {
  useUnsaved(removed)
  return <input aria-label="Name" />
}

const element = (removed: boolean) => (
  <KeptPage pending="…">
    {({ displayName }) => (
      <>
        <p>Page of {displayName}</p>
        <Form removed={removed} />
      </>
    )}
  </KeptPage>
)

/** Opens a page with a form; with `removed` something was changed there without typing. */
async function open({ removed = false } = {}) {
  signIn()
  return openPage(
    [
      { path: '/form', element: element(removed) },
      { path: '/signin', element: 'Account Login' },
    ],
    '/form',
  )
}

const type = () => userEvent.type(screen.getByLabelText('Name'), 'Teapot')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  signInAtService.mockReset().mockImplementation(async (email: string) => {
    await act(async () => $session.set({ status: 'signed-in', user: testUser({ email }) }))
  })
})

test('when the session ends, what was typed stays, and the same person goes on after signing in', async () => {
  const page = await open()
  await type()
  await act(async () => signOut())
  const dialog = await screen.findByRole('dialog', { name: texts.title })
  expect(dialog).toHaveAccessibleDescription(texts.text)
  expect(screen.getByLabelText(texts.password)).toHaveFocus()
  expect(screen.getByLabelText(texts.email)).toHaveValue('ann@example.com')
  await userEvent.type(screen.getByLabelText(texts.password), 'superium-demo')
  await press(texts.signIn)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(signInAtService).toHaveBeenCalledWith('ann@example.com', 'superium-demo')
  expect(screen.getByLabelText('Name')).toHaveValue('Teapot')
  expect(page.address()).toBe('/form')
})

test('a password that is missing or wrong is said, and nothing is lost', async () => {
  await open()
  await type()
  await act(async () => signOut())
  await press(texts.signIn)
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.required)
  expect(signInAtService).not.toHaveBeenCalled()
  signInAtService.mockRejectedValueOnce(new Error('Check the password.'))
  await userEvent.type(screen.getByLabelText(texts.password), 'mistyped')
  await press(texts.signIn)
  expect(await screen.findByText('Check the password.')).toBeVisible()
  expect(screen.getByLabelText(texts.password)).toHaveFocus()
  await press(texts.signIn)
  expect(screen.getByLabelText('Name')).toHaveValue('Teapot')
})

test('a change that nobody typed stays, too', async () => {
  const page = await open({ removed: true })
  await act(async () => signOut())
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(page.address()).toBe('/form')
})

test('without changes the page goes, and signing in leads back to it', async () => {
  const page = await open()
  await act(async () => signOut())
  expect(screen.queryByText('Page of Ann')).not.toBeInTheDocument()
  expect([page.address(), page.state()]).toEqual(['/signin', { from: '/form' }])
})

test('what was typed goes when its person leaves it', async () => {
  const page = await open()
  await type()
  await act(async () => signOut())
  await press(texts.leave)
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  expect(page.address()).toBe('/signin')
})

test('what was typed goes when somebody else signs in, in another tab', async () => {
  await open()
  await type()
  await act(async () => signOut())
  signIn({ uid: 'u2', displayName: 'Bob' })
  expect(screen.getByText('Page of Bob')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

function Choice() {
  const [chosen, setChosen] = useState('none')
  return (
    <select aria-label="Size" value={chosen} onChange={({ target }) => setChosen(target.value)}>
      <option>none</option>
      <option>large</option>
    </select>
  )
}

test('a choice in a list is taken over', async () => {
  signIn()
  await openPage([{ path: '/form', element: <KeptPage pending="…">{() => <Choice />}</KeptPage> }], '/form')
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'large')
  expect(screen.getByLabelText('Size')).toHaveValue('large')
})
