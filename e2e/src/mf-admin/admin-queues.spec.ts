import { newShopper, tokenOf } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { mailArrived } from '../mail-arrived'
import { postJson } from '../post-json'
import { expect, type Page, test } from '../site-test'

// The refused second answer.
test.use({ as: 'admin', allowed: { patterns: [/status of 409/] } })

/** A product of the shop itself. */
async function anyProduct(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/shop/categorywise?category=books&page=0&size=1')
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return data[0]?._id ?? ''
}

test('a question is answered as the shop, hidden with a reason and shown again, and its author reads why', async ({
  watched: page,
}) => {
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
  // The address in older e-mails leads to the reported texts.
  await expect(page).toHaveURL(/\/superium-admin\/reviews\?state=reported$/)
  await page.getByRole('navigation', { name: 'Which texts' }).getByRole('link', { name: /^New/ }).click()
  const row = page.getByRole('row').filter({ hasText: text })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'reviews and questions', 'main')
  await expectFits(page, 'reviews and questions', 768, 390)

  await row.getByRole('button', { name: /^Answer the question/ }).click()
  await page.getByRole('textbox', { name: /^Answer/ }).fill('It does, for an hour.')
  await expectAccessible(page, 'answer as the shop', 'dialog[open]')
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

  await page.getByRole('button', { name: /^Show again/ }).click()
  await expect(page.getByText('Shoppers see the text again.')).toBeVisible()
  expect(await listed()).toBeDefined()
})

test('a message is read as it was typed and answered by e-mail', async ({ watched: page }) => {
  const name = `Maximiliana ${crypto.randomUUID().slice(0, 8)}`
  const email = `${'a.very.long.name.'.repeat(3)}${name.slice(-8)}@subdomain.of.a.university.example`
  const message = `Where is <b>it</b>?\nIt is late: https://shop.example/${'far/'.repeat(40)}`
  await postJson(page, '/api/v1/shop/contact', {
    name,
    email,
    topic: 'delivery',
    message,
    orderNumber: 'S-261121-7KQ4MD',
  })
  await page.goto('/superium-admin')
  await page
    .getByRole('link', { name: /^Messages \d+ new message/ })
    .first()
    .click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Where is <b>it</b>?')
  await expect(row).toContainText('Order as typed: S-261121-7KQ4MD')
  await expectAccessible(page, 'messages', 'main')
  await expectFits(page, 'messages', 768, 390)
  await page.getByRole('link', { name: `Read and answer the message of ${name}` }).click()
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible()
  await expectAccessible(page, 'a message', 'main')
  await expectFits(page, 'a message', 768, 390)
  await page.getByRole('textbox', { name: /^Answer/ }).fill('It arrives on Monday.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('The answer will be sent within a minute.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'It arrives on Monday.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Answer/ })).toHaveValue('')

  await page.goto('/superium-admin/messages?state=answered')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Answered')
  await page.goto(await mailArrived(page, email, /^Our answer to your message/))
  await expect(page.getByRole('heading', { level: 1, name: 'Our answer to your message about delivery' })).toBeVisible()
  const text = await page.getByLabel('Text', { exact: true }).textContent()
  expect(text).toContain('It arrives on Monday.')
  // The address of a message is not verified: it gets no words that a stranger may have written.
  expect(text).not.toContain('It is late')
})
