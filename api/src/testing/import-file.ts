import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doSlice } from '../catalogue-import/do-slice'
import type { CatalogueImport, ImportItem } from '../catalogue-import/schema'
import { feedFormatOf } from '../feed/feed-format'
import { type Imported, importFeed } from '../feed/import-feed'
import { testPictures } from './test-pictures'
import { call, type TestShop } from './test-shop'

/** Works on imports until none is left; rejects with what fails on our side. */
async function workOff({ db }: TestShop): Promise<void> {
  const onError = (error: unknown) => {
    throw error
  }
  while (await doSlice({ db, pictures: testPictures, onChanged: () => undefined, onError }));
}

/** An import of the administration with its items. */
export type CheckedImport = CatalogueImport & { items: ImportItem[] }

export async function readImport({ app }: TestShop, id: string): Promise<CheckedImport> {
  const read = async (path: string) =>
    (await call(app, 'GET', `/api/v1/admin/imports/${id}${path}`, { token: 'admin' })).json().data
  return { ...(await read('')), items: await read('/items?size=200') }
}

/** Uploads a file in the administration and checks it. */
export async function checkFile(shop: TestShop, file: string | Buffer, name = 'goods.csv'): Promise<CheckedImport> {
  const sent = await shop.app.inject({
    ...{ method: 'POST', url: `/api/v1/admin/imports?name=${name}`, payload: Buffer.from(file) },
    headers: { authorization: 'Bearer admin', 'content-type': 'application/octet-stream' },
  })
  await workOff(shop)
  return readImport(shop, sent.json().data._id)
}

/** Decides about an import, `run` or another route of it, and works it off. */
export async function decide(shop: TestShop, id: string, path: string, body?: object): Promise<CheckedImport> {
  await call(shop.app, 'POST', `/api/v1/admin/imports/${id}/${path}`, { token: 'admin', ...(body && { body }) })
  await workOff(shop)
  return readImport(shop, id)
}

/** Imports a file with the command. */
export async function importByCommand(
  { url }: TestShop,
  file: string | Buffer,
  name = 'goods.csv',
  encoding?: string,
): Promise<Imported> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    await writeFile(join(folder, name), file)
    return await importFeed(url, join(folder, name), feedFormatOf(name) ?? 'csv', testPictures, { encoding })
  } finally {
    await rm(folder, { recursive: true })
  }
}
