import { expectAccessible } from './expect-accessible'
import { verifyEmail } from './server-side/verify-email'
import { accounts, expect, newEmail, type Page, signIn, test } from './site-test'

// A new role makes the token of before invalid; calls are repeated with a fresh one.
test.use({ allowed: { patterns: [/status of 401 \(Unauthorized\)/] } })

/** A picture of one colour, drawn by the browser. */
async function picture(page: Page, name: string, colour: string, size = 400) {
  const data = await page.evaluate(
    ([fill, side]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const pen = canvas.getContext('2d')
      if (!pen) return ''
      pen.fillStyle = fill
      pen.fillRect(0, 0, side, side)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [colour, size] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

async function choosePictures(page: Page): Promise<void> {
  for (const [label, colour] of [
    ['Profile Picture', '#3a6ea5'],
    ['Logo', '#b5651d'],
    ['Cover Photo', '#4b7f52'],
  ] as const) {
    await page.getByLabel(label).setInputFiles(await picture(page, `${label}.png`, colour))
    await expect(page.getByRole('img', { name: `${label}, as chosen` })).toBeVisible()
  }
}

/** Types into the focused field and goes to the next one; each entry is a key or a text. */
async function typeAlong(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

async function openAsAdmin(page: Page, shopName: string): Promise<void> {
  await page.goto(`/superium-admin/sellers?search=${encodeURIComponent(shopName)}`)
  await page.getByRole('link', { name: shopName }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seller' })).toBeVisible()
}

test('a visitor applies by keyboard, is declined, applies again and is approved; each step is mailed', async ({
  watched: page,
  browser,
}) => {
  test.setTimeout(180_000)
  const email = newEmail()
  const shopName = `Lake ${email.slice(8, 16)}`
  const office = await (await browser.newContext()).newPage()

  await office.goto('/signin')
  await signIn(office, accounts.admin)

  await test.step('what is wrong is said at each field, and the focus goes to the first', async () => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sell at Superium' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create Seller Account' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Seller Account' }).press('Enter')
    await expect(page.getByText('13 things are missing or wrong')).toBeVisible()
    await expect(page.getByLabel('Profile Picture')).toBeFocused()
    await expectAccessible(page, '/become-seller')
    await page.getByLabel('Logo').setInputFiles(await picture(page, 'small.png', '#000000', 120))
    await expect(page.getByText('The picture must be at least 300×300 pixels. This one has 120×120.')).toBeVisible()
  })

  await test.step('the visitor signs up and applies by keyboard', async () => {
    await page.getByLabel('First Name').focus()
    // The district's list is chosen by its first letters.
    await typeAlong(page, ['Lina', 'Lake', email, '01700000000', 'Syl', 'Lake Road 4', accounts.password])
    await page.keyboard.press('Tab')
    await typeAlong(page, [accounts.password])
    await page.getByLabel('Shop Name').focus()
    await typeAlong(page, [shopName, 'Lake Road 5'])
    await page.reload()
    await expect(page.getByLabel('Shop Name')).toHaveValue(shopName)
    await expect(page.getByLabel('District')).toHaveValue('Sylhet')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(accounts.password)
    await page.getByLabel('Re-enter Password').fill(accounts.password)
    await choosePictures(page)
    await page.getByRole('button', { name: 'Create Seller Account' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeFocused()
    await expect(page.getByText('Verify your e-mail address')).toBeVisible()
    await expectAccessible(page, '/become-seller')
  })

  await test.step('an unverified address cannot be approved; it is declined with a reason', async () => {
    await openAsAdmin(office, shopName)
    await expect(office.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(office.getByRole('img', { name: `Logo of ${shopName}` })).toBeVisible()
    await office.getByRole('button', { name: 'Decline' }).press('Enter')
    const dialog = office.getByRole('dialog', { name: 'Decline this application?' })
    await dialog.getByLabel('Reason').fill('The logo is not yours.')
    await dialog.getByRole('button', { name: 'Decline' }).press('Enter')
    await expect(office.getByText('may change the application and apply again')).toBeVisible()
    await expectAccessible(office, 'a seller in the administration')
  })

  await test.step('the applicant reads why, verifies the address and applies again', async () => {
    await page.goto('/become-seller')
    await expect(page.getByRole('heading', { name: 'Your application was declined' })).toBeVisible()
    await expect(page.getByText('The logo is not yours.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Profile', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await verifyEmail(email)
    await page.goto('/signin')
    await signIn(page, email)
    await page.goto('/become-seller')
    await page.getByLabel('Logo').setInputFiles(await picture(page, 'own.png', '#7a3b8f'))
    await page.getByRole('button', { name: 'Apply again' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeVisible()
    await expect(page.getByText('Verify your e-mail address')).toBeHidden()
  })

  await test.step('the administrator approves, and the applicant has a shop', async () => {
    await openAsAdmin(office, shopName)
    await office.getByRole('button', { name: 'Approve' }).press('Enter')
    await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(office.getByRole('button', { name: 'Suspend shop' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
    const steps = page.getByRole('list', { name: 'Steps of your application' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Approved/, /^Applied/, /^DeclinedThe logo is not yours/, /^Applied/])
    await expectAccessible(page, '/become-seller')
  })

  await test.step('each step was mailed', async () => {
    await office.goto('/dev/mail')
    for (const subject of [
      'We have received your application',
      'Your application was declined',
      'Your shop is approved',
    ]) {
      await expect(async () => {
        await office.reload()
        await expect(office.getByText(`${subject}: ${shopName}`).first()).toBeVisible({ timeout: 2000 })
      }).toPass()
    }
  })
  await office.context().close()
})
