import { expect, type Page } from '@playwright/test'

/** Opens a shop's page of the administration, where an administrator is signed in. */
export async function openSeller(office: Page, shopName: string): Promise<void> {
  await office.goto(`/superium-admin/sellers?search=${encodeURIComponent(shopName)}`)
  await office.getByRole('link', { name: shopName }).press('Enter')
  await expect(office.getByRole('heading', { level: 1, name: shopName, exact: true })).toBeVisible()
}

/** Declines the open application by keyboard. */
export async function declineSeller(office: Page, reason: string): Promise<void> {
  await office.getByRole('button', { name: 'Decline' }).press('Enter')
  const dialog = office.getByRole('dialog', { name: /^Decline the application of / })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(office.getByText('may change the application and apply again')).toBeVisible()
}

/** Approves the open application by keyboard. */
export async function approveSeller(office: Page): Promise<void> {
  const approve = office.getByRole('button', { name: 'Approve' })
  const dialog = office.getByRole('dialog')
  await expect(approve).toBeEnabled()
  // A page that has just opened takes the focus, and the key with it.
  await expect(async () => {
    if (!(await dialog.isVisible())) await approve.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(office.getByRole('button', { name: 'Suspend shop' })).toBeVisible()
}
