import { press } from '@superium/shared/testing'
import { render, screen } from '@testing-library/react'
import { LatePart } from './late-part'

const part = { Form: () => <p>The form</p> }

test('code that does not load costs only its part, which can be tried again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue(part)
  const page = () =>
    render(
      <>
        <h1>Payouts</h1>
        <LatePart load={load} pending={<p>Loading</p>}>
          {({ Form }: typeof part) => <Form />}
        </LatePart>
      </>,
    )
  const { unmount } = page()
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('This part of the page did not load')).toBeVisible()
  expect(screen.getByText('The shop could not be reached.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Payouts' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Try again')
  expect(await screen.findByText('The form')).toBeVisible()
  unmount()
  page()
  expect(screen.getByText('The form')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that did not load leads back to where it was opened', async () => {
  const leave = jest.fn()
  const load = () => Promise.reject<typeof part>(new Error())
  render(
    <LatePart load={load} onLeave={leave}>
      {({ Form }) => <Form />}
    </LatePart>,
  )
  await screen.findByText('This part of the page did not load')
  await press('Back')
  expect(leave).toHaveBeenCalledTimes(1)
})
