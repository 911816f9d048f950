import { $theme } from '@superium/shared/state'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeChoice } from './theme-choice'

test('anybody can choose the light, the dark or the device’s theme, and the choice is kept', async () => {
  render(<ThemeChoice />)
  const button = (name: string) => screen.getByRole('button', { name })
  expect(button('System')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('Dark'))
  expect($theme.get()).toBe('dark')
  expect(localStorage.getItem('superium:theme')).toBe('"dark"')
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('System'))
  expect($theme.get()).toBe('system')
})
