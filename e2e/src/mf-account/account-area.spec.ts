import { readFile } from 'node:fs/promises'
import { accounts, signInByCall } from '../accounts'
import { drawPicture } from '../draw-picture'
import { expectAccessible } from '../expect-accessible'
import { expect, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

test.describe('the account information', () => {
  test.use({ allowed: { patterns: [/status of 40\d/] } })

  test('a picture is cropped by keyboard, uploaded, shown in the header, and removed', async ({ watched: page }) => {
    await startAsNewShopper(page)
    await page.goto('/myaccount/info')
    // Safari shows today's date in an empty date field; only the background marks it as empty.
    await expect(page.getByLabel('Date of birth')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const choose = page.getByLabel('Change Image')
    await choose.setInputFiles(await drawPicture(page, 'small.png', 'teal', 200, 400))
    await expect(page.getByText(/must be at least 300×300 pixels/)).toBeVisible()
    await choose.setInputFiles(await drawPicture(page, 'face.png', 'teal', 900, 600))
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
    const stage = dialog.getByRole('application')
    await stage.press('ArrowRight')
    await stage.press('+')
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110%')
    await expectAccessible(page, 'choosing a part of a picture', 'dialog[open]')
    await dialog.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByText('Your picture is saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Profile' }).locator('img')).toHaveAttribute('src', /^\/media\/u1-/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Profile' }).locator('img')).toHaveJSProperty('complete', true)
    await page.getByRole('button', { name: 'Remove image' }).click()
    await expect(page.getByText('Your picture is removed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Profile' }).locator('img')).toHaveCount(0)
  })

  test('the whole data of an account is downloaded, and the account deleted after two questions and the password', async ({
    watched: page,
  }) => {
    const email = await startAsNewShopper(page)
    await page.goto('/myaccount/info')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({ account: { email } })

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
    await expectAccessible(page, 'deleting the account', 'main')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Your password').fill(accounts.password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/Your account is deleted/)).toBeVisible()
    await expect(signInByCall(page, email)).rejects.toThrow('signInWithPassword')
  })
})
