import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { laterCode } from './later-code'
import { LaterPart } from './later-part'

interface Words {
  words: string
}

const code = { default: ({ words }: Words) => <p>{words}</p> }

function page(load: () => Promise<typeof code>) {
  const later = laterCode(load)
  const element = <LaterPart code={later} props={{ words: 'Question q?' }} />
  return { later, site: () => <RouterProvider router={createMemoryRouter([{ path: '/', element }])} /> }
}

async function rendered(): Promise<HTMLElement> {
  const { later, site } = page(async () => code)
  await later.prepare()
  const container = document.createElement('div')
  container.innerHTML = renderToString(site())
  document.body.replaceChildren(container)
  expect(container).toHaveTextContent('Question q?')
  return container
}

test("the server's HTML stays until the code has come, which is asked for when idle, and is hydrated then", async () => {
  const container = await rendered()
  const shown = container.querySelector('p')
  let arrive = (_: typeof code): void => {}
  const load = jest.fn(() => new Promise<typeof code>((resolve) => (arrive = resolve)))
  const onRecoverableError = jest.fn()
  await act(async () => void hydrateRoot(container, page(load).site(), { onRecoverableError }))
  expect(container.querySelector('p')).toBe(shown)
  expect(load).not.toHaveBeenCalled()
  await waitFor(() => expect(load).toHaveBeenCalled())
  await act(async () => arrive(code))
  expect(container.querySelector('p')).toBe(shown)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that does not load says so in its place, and is loaded again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const container = await rendered()
  let works = false
  const load = jest.fn(async () => {
    if (!works) throw new Error('no file')
    return code
  })
  await act(async () => void hydrateRoot(container, page(load).site(), { onRecoverableError: () => {} }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(load).toHaveBeenCalledTimes(2)
  works = true
  await userEvent.click(again)
  expect(await screen.findByText('Question q?')).toBeVisible()
  log.mockRestore()
})
