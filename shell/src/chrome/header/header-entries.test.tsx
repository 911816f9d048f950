import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { testDeployment, testRemotes } from '../../testing/test-remotes'
import { Header } from './header'

const entry = (label: string, order: number) => ({ label, to: `/${label}`, order })

function open(labels: string[]): void {
  const header = labels.map(entry)
  const remotes = testRemotes([testDeployment('mf-gift', { contributions: { header } })], async () => ({}))
  const element = <Header remotes={remotes} onMenu={() => {}} onSearch={() => {}} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const menu = () => screen.getByRole('button', { name: 'Open the menu' })

test('the header shows the first two pages that remotes add, and keeps the button of the drawer for more', () => {
  open(['a', 'b', 'c'])
  expect(screen.getByRole('navigation', { name: 'More pages' })).toHaveTextContent('ab')
  expect(menu()).toHaveClass('kept')
})

test('with few of them the button is there on narrower windows only', () => {
  open(['a', 'b'])
  expect(menu()).toHaveClass('keptLonger')
})

test('without such pages there is no navigation', () => {
  open([])
  expect(screen.queryByRole('navigation', { name: 'More pages' })).toBeNull()
  expect(menu()).not.toHaveClass('keptLonger')
})
