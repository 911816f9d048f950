import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { Slot } from './slot'

const cart = testDeployment('mf-cart', { slots: ['mini-cart', 'cart-notice'] })
const close = (): void => {}
let error: jest.SpyInstance

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => error.mockRestore())

const show = (load: () => Promise<unknown>, quiet = false) =>
  act(async () => {
    render(<Slot name="mini-cart" remotes={testRemotes([cart], load)} props={{ close }} quiet={quiet} />)
  })

test("a slot shows the remote's component", async () => {
  await show(async () => ({ default: () => <p>Three lines</p> }))
  expect(await screen.findByText('Three lines')).toBeVisible()
})

test('a failed slot shows the error in its place, with Try again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue({ default: () => <p>Three lines</p> })
  await show(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('not available just now')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Three lines')).toBeVisible()
})

test('a quiet slot fails silently', async () => {
  await show(() => Promise.reject(new Error('404')), true)
  expect(document.body).toHaveTextContent('')
})

test('a slot that throws while rendering shows the error in its place', async () => {
  await show(async () => ({
    default: () => {
      throw new Error('broken')
    },
  }))
  expect(await screen.findByRole('alert')).toBeVisible()
})
