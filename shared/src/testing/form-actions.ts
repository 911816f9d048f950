import { fireEvent, screen, waitFor } from '@testing-library/react'

/** Puts a value into the field with this label, as a password manager does. */
export async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}

/** Clicks the button and waits until it is no longer busy. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
  await waitFor(() => expect(button.isConnected && button.hasAttribute('aria-busy')).toBe(false))
}
