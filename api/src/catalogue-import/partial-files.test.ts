import { asc, eq } from 'drizzle-orm'
import { products } from '../products/table'
import { checkFile, decide, importByCommand } from '../testing/import-file'
import { addVariants, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { productVariants } from '../variants/table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

interface Bad {
  line: number
  sku?: string
  reason: string
}

/** Both ways to import a file; each resolves to the rows that it rejects. */
const ways: Record<string, (file: string, name?: string) => Promise<Bad[]>> = {
  'in the administration': async (file, name) => {
    const { _id, problem, items } = await checkFile(shop, file, name)
    if (problem) throw new Error(problem)
    const { refused } = await decide(shop, _id, 'run')
    expect(refused).toBe(0)
    const bad = items.filter(({ action }) => action === 'bad')
    return bad.map(({ line, sku, reason }) => ({ line, sku, reason }))
  },
  'by the command': async (file, name) => (await importByCommand(shop, file, name)).bad,
}

const [A, B, C] = ['v1-tee-0000-1', 'v1-tee-0000-2', 'v1-tee-0000-3']
const linkOf = (key: string) => `https://shop.example/media/${key}/640.webp`

async function addLamp(change = {}) {
  const [lamp] = await stock(
    shop,
    newProduct({
      ...{ priceCents: 1500, stock: 8, audience: 'kids', tags: ['gift'], status: 'up-coming', featured: true },
      ...{ releaseDate: '2027-02-01', condition: 'Like New', images: [A, B, C], imageAlts: ['Front', '', 'Back'] },
      ...change,
    }),
  )
  if (!lamp) throw new Error('no lamp')
  return { id: lamp.id, sku: lamp.sku, before: await readProduct(lamp.id) }
}

async function readProduct(id: string) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('no product')
  const { edition, updatedAt, search, titleSearch, ...kept } = row
  return kept
}

const readVariants = (id: string) =>
  shop.db.select().from(productVariants).where(eq(productVariants.productId, id)).orderBy(asc(productVariants.position))

/** A shirt with three sizes; the first has a picture of its own. */
async function addShirt() {
  const shirt = await addLamp({ status: 'in-stock', releaseDate: null, stock: 0 })
  const sizes = ['S', 'M', 'L'].map((size, at) => ({ sku: `${shirt.sku}-${size}`, size, surchargeCents: at * 100 }))
  await addVariants(
    shop,
    shirt.id,
    ...sizes.map((one, at) => newVariant({ ...one, stock: 5, images: at === 0 ? [C] : [] })),
  )
  return { ...shirt, before: await readProduct(shirt.id), variants: await readVariants(shirt.id) }
}

describe.each(Object.entries(ways))('%s', (_, run) => {
  test('a file of id and price changes the price alone', async () => {
    const { id, sku, before } = await addLamp()
    expect(await run(`id,price\n${sku},17.50\n`)).toEqual([])
    expect(await readProduct(id)).toEqual({ ...before, basePriceCents: 1750, priceCents: 1750 })
  })

  test('a file of sku and stock changes the stock alone, also of one variant', async () => {
    const { id, sku, before } = await addLamp({ status: 'in-stock' })
    const shirt = await addShirt()
    expect(await run(`sku;stock\n${sku};3\n${shirt.sku}-L;7\n`)).toEqual([])
    expect(await readProduct(id)).toEqual({ ...before, stock: 3, lowStock: 3 })
    expect(await readProduct(shirt.id)).toEqual({ ...shirt.before, stock: 17 })
    const [small, medium, large] = shirt.variants
    expect(await readVariants(shirt.id)).toEqual([small, medium, { ...large, stock: 7 }])
  })

  test('an SKU that the shop does not know is named, and is no half product', async () => {
    const reason = 'id "NONE-1" is unknown to the shop, and the row has no title for a new product.'
    const { sku } = await addLamp()
    expect(await run(`id,price\nNONE-1,17.50\n${sku},17.50\n`)).toEqual([{ line: 2, sku: 'NONE-1', reason }])
  })

  test('the price of one variant changes no other price', async () => {
    const { id, sku, before, variants } = await addShirt()
    expect(await run(`id,price\n${sku}-M,12.00\n`)).toEqual([])
    expect(await readProduct(id)).toMatchObject({
      ...before,
      ...{ basePriceCents: 1200, priceCents: 1200 },
      mostSurchargeCents: 500,
    })
    const read = await readVariants(id)
    expect(read.map(({ surchargeCents }) => surchargeCents)).toEqual([300, 0, 500])
    expect(read.map(({ images }) => images)).toEqual(variants.map(({ images }) => images))
  })

  test('a price or a quantity for a product that has them by variant is refused', async () => {
    const { id, sku, before } = await addShirt()
    const reason = `is set by variant for "${sku}": give a row to each of its variants.`
    expect(await run(`id,price\n${sku},12.00\n${sku}-M,16.00\n`)).toEqual([{ line: 2, sku, reason: `price ${reason}` }])
    expect(await run(`id,quantity\n${sku},1\n${sku}-M,5\n`)).toEqual([{ line: 2, sku, reason: `quantity ${reason}` }])
    expect(await run(`id,title\n${sku},Shirt\n`)).toEqual([])
    expect(await readProduct(id)).toEqual({ ...before, name: 'Shirt' })
  })

  test('a new variant takes what the file lacks from its group, and the group keeps its pictures', async () => {
    const { id, sku, before, variants } = await addShirt()
    const file = `id,item_group_id,color,size,price,quantity,availability,image_link\n${sku}-XL,${sku},Rust,XL,20.00,4,in_stock,${linkOf(B)}\n`
    expect(await run(file)).toEqual([])
    const { stock: pieces, images, imageAlts, name } = await readProduct(id)
    expect({ pieces, images, imageAlts, name }).toEqual({
      ...{ pieces: 19, images: before.images, imageAlts: before.imageAlts, name: before.name },
    })
    expect(await readVariants(id)).toMatchObject([
      ...variants,
      { sku: `${sku}-XL`, position: 3, surchargeCents: 500, stock: 4, images: [B] },
    ])
  })

  test('the picture of one variant becomes its own, and its product and other variants keep theirs', async () => {
    const { id, sku, before, variants } = await addShirt()
    const rows = [`${sku}-M,${linkOf(B)}`, `${sku}-L,https://other.example/a.jpg`, `${sku}-S,${linkOf(A)}`]
    expect(await run(`id,image_link\n${rows.join('\n')}\n`)).toEqual([])
    const { images, imageAlts } = await readProduct(id)
    expect({ images, imageAlts }).toEqual({ images: before.images, imageAlts: before.imageAlts })
    const [small, medium, large] = variants
    expect(await readVariants(id)).toEqual([{ ...small, images: [A] }, { ...medium, images: [B] }, large])
  })

  test('a file that does not say that it guards formulas keeps its apostrophes', async () => {
    const { id, sku } = await addLamp()
    expect(await run(`id,title,description\n${sku},'@home,"Fine\n'=1"\n`)).toEqual([])
    expect(await readProduct(id)).toMatchObject({ name: "'@home", description: "Fine\n'=1" })
    expect(await run(`id,title,description,formula_guard\n${sku},''@home,"Fine\n'=1",\n`)).toEqual([])
    expect(await readProduct(id)).toMatchObject({ name: "'@home", description: 'Fine\n=1' })
  })

  test('a bad row is named by its SKU and its line in the file, also after quoted line breaks', async () => {
    const { sku } = await addLamp()
    const file = `id,description,price\r\n${sku},"one\r\ntwo\r\n\r\nfour",15.00\r\nBAD-1,x,"9,90"\r\n\r\nBAD-2,x\r\n`
    expect(await run(file)).toMatchObject([
      { line: 6, sku: 'BAD-1' },
      { line: 8, sku: 'BAD-2' },
    ])
  })

  test('an empty cell clears, and a text that is required says so', async () => {
    const { id, sku, before } = await addLamp()
    const head =
      'id,description,color,condition,gender,custom_label_0,custom_label_1,custom_label_2,custom_label_3,availability_date'
    const file = `${head},image_link,additional_image_link,image_alt_text\n${sku},,,,,,,,,,,,\n`
    expect(await run(file)).toEqual([])
    expect(await readProduct(id)).toEqual({
      ...before,
      ...{ description: '', colour: '', condition: 'New Product', audience: 'unisex', tags: [], releaseDate: null },
      ...{
        featured: false,
        status: 'in-stock',
        availability: 'in-stock',
        images: ['v1-category-books'],
        imageAlts: [],
      },
    })
    expect(await run(`id,title,price\n${sku},,15.00\n${(await addLamp()).sku},x,15.00\n`)).toEqual([
      { line: 2, sku, reason: 'title is required.' },
    ])
  })

  test('an element that an XML item lacks keeps its value, and an empty one clears', async () => {
    const { id, sku, before } = await addLamp()
    const xml = `<rss><channel><item><g:id>${sku}</g:id><g:color></g:color></item></channel></rss>`
    expect(await run(xml.replace('<rss>', '<rss xmlns:g="http://base.google.com/ns/1.0">'), 'goods.xml')).toEqual([])
    expect(await readProduct(id)).toEqual({ ...before, colour: '' })
  })

  test('a label goes with the field that it adds to, once that changes', async () => {
    const { id, sku, before } = await addLamp()
    expect(await run(`id,gender,availability\n${sku},unisex,out_of_stock\n`)).toEqual([])
    expect(await readProduct(id)).toEqual(before)
    expect(await run(`id,gender,availability\n${sku},male,preorder\n`)).toEqual([])
    expect(await readProduct(id)).toMatchObject({ audience: 'men', status: 'pre-order' })
  })

  test('alternative texts move with their pictures; pictures of other sites replace none', async () => {
    const { id, sku } = await addLamp()
    const images = async () => {
      const { images: keys, imageAlts } = await readProduct(id)
      return { keys, imageAlts }
    }
    expect(await run(`id,image_link\n${sku},https://other.example/a.jpg\n`)).toEqual([])
    expect(await images()).toEqual({ keys: [A, B, C], imageAlts: ['Front', '', 'Back'] })
    expect(await run(`id,image_link,additional_image_link\n${sku},${linkOf(C)},${linkOf(A)}\n`)).toEqual([])
    expect(await images()).toEqual({ keys: [C, A], imageAlts: ['Back', 'Front'] })
    expect(await run(`id,image_alt_text\n${sku},"From behind\nFrom the front"\n`)).toEqual([])
    expect(await images()).toEqual({ keys: [C, A], imageAlts: ['From behind', 'From the front'] })
    const reason = 'image_alt_text must have one line for each picture or fewer.'
    expect(await run(`id,image_alt_text\n${sku},"a\nb\nc"\n${(await addLamp()).sku},a\n`)).toEqual([
      { line: 2, sku, reason },
    ])
  })

  test.each([
    ['a heading twice', 'id,title,g:Title\nA,x,y\n', 'The file has the column "title" twice.'],
    [
      'the same heading under two names',
      'sku,stock,quantity,quantity\nA,1,2,3\n',
      'The file has the column "quantity" twice.',
    ],
    ['no SKUs', 'title,price\nx,1\n', 'The file has no column "id" (or "sku") in its first line.'],
  ])('a file with %s is refused', async (__, file, problem) => {
    await expect(run(file)).rejects.toThrow(problem)
  })
})
