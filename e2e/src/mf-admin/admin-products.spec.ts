import { accounts, tokenOf } from '../accounts'
import { drawPicture } from '../draw-picture'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { expect, type Page, test } from '../site-test'

test.use({ as: 'admin' })

const made = { price: 24.5, stock: 5, status: 'in-stock', brand: 'Kiln', category: 'kitchen', colour: 'Rust' }

/** A product of this test alone; resolves to its id and to what calls the API as the administrator. */
async function addProduct(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page, accounts.admin)}` }
  const name = `Tested apron ${crypto.randomUUID().slice(0, 8)}`
  const data = { ...made, name, desc: 'Of linen.', images: [] }
  const answer = await page.request.post('/api/v1/admin/products', { data, headers })
  expect(answer.status()).toBe(201)
  const { _id } = (await answer.json()).data as { _id: string }
  return { id: _id, name, headers }
}

/** Waits until the shop shows a product so: an API learns a moment later of what was changed through the other. */
async function productShown(page: Page, id: string, expected: Record<string, unknown>) {
  let shown: { variants: { _id: string }[] } = { variants: [] }
  const read = async () => {
    shown = (await (await page.request.get(`/api/v1/shop/data/${id}`)).json()).data
    return shown
  }
  await expect.poll(read).toMatchObject(expected)
  return shown
}

test('an administrator gives a product sizes, sees their stock, and enters what came and what was counted', async ({
  watched: page,
  allowed,
}) => {
  allowed.patterns.push(/status of 409/)
  const { id, name, headers } = await addProduct(page)
  await page.goto(`/superium-admin/products/${id}`)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name)

  for (const [index, size, stock] of [
    [1, 'M', '3'],
    [2, 'XL', '4'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a variant' }).click()
    const row = page.getByRole('group', { name: `Variant ${index}` })
    await row.getByLabel('Colour').fill('Rust')
    await row.getByLabel('Size').fill(size)
    await row.getByLabel('First stock').fill(stock)
  }
  await page.getByRole('button', { name: 'Save variants' }).click()
  const stock = page.getByRole('table', { name: 'Stock' })
  await expect(stock.getByRole('row', { name: /Rust, XL/ })).toContainText('4')

  await stock.getByRole('button', { name: 'Change stock of Rust, XL' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stock of Rust, XL' })
  await dialog.getByLabel('Pieces received').fill('6')
  await dialog.getByLabel('Note').fill('Pallet 7')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByText('10 pieces in stock', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Pallet 7')).toBeVisible()
  await expectAccessible(page, 'stock of a variant', 'dialog[open]')

  // Somebody else enters damaged pieces while this one counts.
  const { variants } = await productShown(page, id, { variants: [{ size: 'M' }, { size: 'XL' }] })
  const lost = { key: crypto.randomUUID(), kind: 'damaged', pieces: 1, variant: variants[1]?._id }
  expect((await page.request.post(`/api/v1/admin/products/${id}/stock`, { data: lost, headers })).ok()).toBe(true)
  await dialog.getByLabel('What happened').selectOption('Counted')
  await dialog.getByLabel('Pieces counted').fill('10')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByText(/^9 pieces are on record now, no longer 10/)).toBeVisible()
  await expect(dialog.getByText('9 pieces in stock', { exact: true })).toBeVisible()
  await dialog.getByLabel('Pieces counted').fill('8')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByText('8 pieces in stock', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await expectAccessible(page, 'a product with variants', 'main')
  await expectFits(page, 'a product with variants', 390)
  await productShown(page, id, {
    variants: [
      { size: 'M', stock: 3 },
      { size: 'XL', stock: 8 },
    ],
  })
})

test('an administrator drops pictures, says what they show, features a copy and sees its price history', async ({
  watched: page,
}) => {
  const { id, name } = await addProduct(page)
  await page.goto(`/superium-admin/products/${id}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const field = page.getByRole('textbox', { name: /^Name/ })
  await expect(field).toHaveValue(`Copy of ${name}`)
  const drawn = [await drawPicture(page, 'front.png', 'teal'), await drawPicture(page, 'back.png', 'olive')]
  const texts = [...drawn.map(({ buffer }) => buffer.toString('base64')), btoa('no picture')]
  const transfer = await page.evaluateHandle((contents) => {
    const data = new DataTransfer()
    for (const [index, text] of contents.entries()) {
      const content = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
      data.items.add(new File([content], `dropped-${index}.png`, { type: 'image/png' }))
    }
    return data
  }, texts)
  await page.getByText('Drop pictures here, or').dispatchEvent('drop', { dataTransfer: transfer })
  const queue = page.getByRole('list', { name: 'Pictures on their way' })
  await expect(queue.getByRole('listitem')).toHaveCount(1)
  await expect(queue.getByRole('listitem')).toHaveText(
    /^dropped-2.pngThe picture must be a JPEG, PNG, GIF or WebP file/,
  )
  await expect(page.getByLabel('What picture 3 shows')).toBeVisible()
  await expectAccessible(page, 'a file that is no picture', 'main')
  await queue.getByRole('button', { name: 'Remove: dropped-2.png' }).click()
  await expect(queue).toBeHidden()
  const alt = page.getByLabel('What picture 2 shows')
  await alt.fill('The apron from the front')
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click()
  await page.getByRole('switch', { name: 'Featured' }).check()
  await page.getByRole('switch', { name: 'Shown in the shop' }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Price history' })).toContainText('$24.50')
  await expectAccessible(page, 'a product with pictures and prices', 'main')
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const picture = expect.stringMatching(/^\/media\/u1-/)
  await productShown(page, copy, {
    images: [picture, expect.any(String), picture],
    imageAlts: ['The apron from the front', '', ''],
  })
})

test('an administrator changes chosen products at once, exports them, and imports the edited file', async ({
  watched: page,
}) => {
  const { name, headers } = await addProduct(page)
  const other = await addProduct(page)
  const word = name.split(' ').at(-1) ?? ''
  await page.goto(`/superium-admin/products?search=${word}`)
  const table = page.getByRole('table', { name: 'Products' })
  await expect(table.getByRole('link', { name })).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  // What is chosen stays chosen on another page of the list.
  await page.getByRole('searchbox').fill(other.name.split(' ').at(-1) ?? '')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('checkbox', { name: `Select ${other.name}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' })
  await dialog.getByLabel('Price', { exact: true }).selectOption('By per cent')
  await dialog.getByLabel('Per cent, such as -10').fill('10')
  await dialog.getByLabel(/^Pieces that are added/).fill('-2')
  await expectAccessible(page, 'a bulk edit', 'dialog[open]')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('2 would change, 0 stay as they are, 0 not possible')).toBeVisible()
  await expect(dialog.getByText('$26.95').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog.getByText('2 changed, 0 as before, 0 not possible')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(table.getByRole('row', { name: new RegExp(other.name) })).toContainText('$26.95')
  await expectAccessible(page, 'the products list with a selection', 'main')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
  // One is sold since the export: the file's five more pieces come on top of what is left.
  const lost = { key: crypto.randomUUID(), kind: 'damaged', pieces: 1 }
  const moved = await page.request.post(`/api/v1/admin/products/${other.id}/stock`, { data: lost, headers })
  expect(moved.ok()).toBe(true)
  const edited = text.replace('26.95 USD', '19.50 USD').replace(/,3,3,/, ',8,3,')
  expect(edited).not.toBe(text)

  await page.getByRole('link', { name: 'Import' }).click()
  const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}$/)
  await expect(page.getByText('Checked: nothing is changed yet', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('table', { name: 'Products of the file' })).toContainText('19.50')
  await expectAccessible(page, 'a checked import', 'main')
  await expectFits(page, 'a checked import', 390)
  await page.reload()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByRole('button', { name: 'Another file' })).toBeVisible({ timeout: 20_000 })
  await productShown(page, other.id, { price: 19.5, stock: 7 })
})
