import { accounts, newShopper, signIn, tokenOf } from './accounts'
import { expectAccessible } from './expect-accessible'
import { expect, type Page, test } from './site-test'

// The refused second answer.
test.use({ allowed: { patterns: [/status of 409/] } })

/** A product of the shop itself. */
async function anyProduct(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/shop/categorywise?category=books&page=0&size=1')
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return data[0]?._id ?? ''
}

test('a question is answered as the shop, hidden with a reason and shown again, and its author reads why', async ({
  watched: page,
}) => {
  test.slow()
  const product = await anyProduct(page)
  const text = `Does it float, ${crypto.randomUUID().slice(0, 8)}?`
  const email = await newShopper(page)
  const token = await tokenOf(page, email)
  const headers = { authorization: `Bearer ${token}` }
  // As the sign-up page does: the shop writes to those whom it knows.
  await page.request.post('/api/v1/user/register', { data: { email, name: 'Rahim Haddad' }, headers })
  const questions = `/api/v1/shop/products/${product}/questions`
  const asked = await page.request.post(questions, { data: { text }, headers })
  expect(asked.status()).toBe(201)
  const listed = async () =>
    (
      (await (await page.request.get(`${questions}?size=20`)).json()) as { data: { text: string; answers: object[] }[] }
    ).data.find((one) => one.text === text)

  await page.goto('/superium-admin/reports')
  await signIn(page, accounts.admin)
  // The address in older e-mails leads to the reported texts.
  await expect(page).toHaveURL(/\/superium-admin\/reviews\?state=reported$/)
  await page.getByRole('navigation', { name: 'Which texts' }).getByRole('link', { name: /^New/ }).click()
  const row = page.getByRole('row').filter({ hasText: text })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'reviews and questions')

  await row.getByRole('button', { name: /^Answer the question/ }).click()
  await page.getByRole('textbox', { name: /^Answer/ }).fill('It does, for an hour.')
  await expectAccessible(page, 'answer as the shop')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It is on the product’s page.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await listed()).toMatchObject({ answers: [{ text: 'It does, for an hour.', by: 'shop' }] })

  await page.goto(`/superium-admin/reviews?search=${encodeURIComponent(text)}`)
  await row
    .filter({ hasText: 'Question' })
    .getByRole('button', { name: /^Hide the text/ })
    .click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Asked twice')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('The text is hidden. Its author gets an e-mail with the reason.')).toBeVisible()
  await expect(page.getByText('Why: Asked twice')).toBeVisible()
  expect(await listed()).toBeUndefined()
  const mine = await page.request.get(`/api/v1/shop/products/${product}/mine`, { headers })
  expect((await mine.json()).data.hidden).toMatchObject([{ text, reason: 'Asked twice' }])

  await page.getByRole('button', { name: /^Show the text/ }).click()
  await expect(page.getByText('Shoppers see the text again.')).toBeVisible()
  expect(await listed()).toBeDefined()
})

test('a message is answered by e-mail; the second of two administrators sees that answer and keeps their text', async ({
  watched: page,
  context,
}) => {
  test.slow()
  const name = `Mina ${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.replace(' ', '.').toLowerCase()}@shop.example`
  const data = { name, email, topic: 'delivery', message: 'Where is it?\nIt is late.' }
  expect((await page.request.post('/api/v1/shop/contact', { data })).status()).toBe(200)
  await page.goto('/superium-admin/messages?state=open')
  await signIn(page, accounts.admin)
  await page.getByRole('link', { name: `Read and answer the message of ${name}` }).click()
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())

  await page.getByRole('textbox', { name: /^Answer/ }).fill('It arrives on Monday.')
  await expectAccessible(page, 'a message')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('The answer will be sent within a minute.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'It arrives on Monday.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Answer/ })).toHaveValue('')

  await other.getByRole('textbox', { name: /^Answer/ }).fill('Another answer')
  await other.getByRole('button', { name: 'Send answer' }).click()
  await expect(other.getByText(/This message has been answered meanwhile/)).toBeVisible()
  await expect(other.getByText('It arrives on Monday.')).toBeVisible()
  await expect(other.getByRole('textbox', { name: /^Answer/ })).toHaveValue('Another answer')
  await other.close({ runBeforeUnload: false })

  await page.goto('/superium-admin/messages?state=answered')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Answered')
  const mail = page.getByRole('link').filter({ hasText: email })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(mail).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 60_000 })
  await mail.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our answer to your message about delivery' })).toBeVisible()
  const text = await page.getByLabel('Text', { exact: true }).textContent()
  for (const words of ['It arrives on Monday.', 'Where is it?', 'It is late.']) expect(text).toContain(words)
})

for (const width of [390, 768, 1280])
  test(`reviews, messages and a message fit ${width} pixels`, async ({ watched: page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/superium-admin/reviews?state=all')
    await signIn(page, accounts.admin)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect(await fits()).toBe(true)
    const name = `Maximiliana ${crypto.randomUUID().slice(0, 8)}`
    const email = `${'a.very.long.name.'.repeat(3)}of.${Date.now()}@subdomain.of.a.university.example`
    const data = { name, email, topic: 'other', message: `It hums: https://shop.example/${'far/'.repeat(40)}` }
    expect((await page.request.post('/api/v1/shop/contact', { data })).status()).toBe(200)
    await page.goto('/superium-admin/messages')
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
    expect(await fits()).toBe(true)
    await page.getByRole('link', { name: `Read and answer the message of ${name}` }).click()
    await expect(page.getByRole('textbox', { name: /^Answer/ })).toBeVisible()
    expect(await fits()).toBe(true)
  })
