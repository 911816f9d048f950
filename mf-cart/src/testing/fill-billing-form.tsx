import { fill } from '@superium/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'

/** Fills in the fields that the user record does not prefill. */
export async function fillBillingForm(): Promise<void> {
  await waitFor(() => {
    if (!screen.getByLabelText<HTMLInputElement>('Phone').value) throw new Error('The user record has not come.')
  })
  for (const [label, value] of [
    ['Postcode', '1212'],
    ['District', 'Dhaka'],
    ['Sub District', 'Gulshan'],
    ['Country', 'Bangladesh'],
    ['Order notes', 'Ring twice'],
  ] as const) {
    await fill(label, value)
  }
  fireEvent.click(screen.getByLabelText('Cash on delivery'))
}
