/** @jest-environment ./src/jest/jsdom-environment.cjs */

import { useLoaderData } from '@superium/shared/router'
import { openPage } from '@superium/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { live } from './live-parts'

function Counter({ title }: { title: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${title} ${count}`}
    </button>
  )
}

const Gifts = () => `Gifts ${useLoaderData()}`
const Presents = () => `Presents ${useLoaderData()}`
const shownText = () => document.body.textContent

const routes = (Component: () => string, data: number) => [
  { path: '/gift', lazy: async () => ({ Component, loader: () => data }) },
]

test('an edit of a page replaces it where it is open, with the data of its new loader', async () => {
  const { shown, update } = live(routes(Gifts, 1))
  await openPage(shown, '/gift')
  expect(shownText()).toBe('Gifts 1')
  await act(() => update(routes(Presents, 2)))
  expect(shownText()).toBe('Presents 2')
})

test('an edit of a page that nobody has opened shows when it is opened', async () => {
  const { shown, update } = live(routes(Gifts, 1))
  await update(routes(Presents, 2))
  await openPage(shown, '/gift')
  expect(shownText()).toBe('Presents 2')
})

test('an edit of a slot replaces it and leaves what is around it', async () => {
  const { shown: Slot, update } = live(() => <p>Note</p>)
  render(
    <>
      <Counter title="Around" />
      <Slot />
    </>,
  )
  fireEvent.click(screen.getByRole('button'))
  await act(() => update(() => <p>Other note</p>))
  expect(shownText()).toBe('Around 1Other note')
})
