/** @jest-environment node */
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Deferred } from '@superium/shared/loading'
import { Suspense, use } from 'react'
import * as server from 'react-dom/server'
import { ClientOnlyError } from '../hydration/client-only-error'
import { renderStream } from './render-stream'

const Piece = ({ of }: { of: Promise<string> }) => use(of)

const page = (of: Promise<string>) => (
  <main>
    <h1>Shop</h1>
    <Suspense fallback="loading">
      <Piece of={of} />
    </Suspense>
  </main>
)

test.each([true, false])(
  'a page whose parts are ready at once is sent as a whole, without scripts (late: %s)',
  async (late) => {
    const { html, whole } = await renderStream(page(Promise.resolve('sale')), { nonce: 'abc', late })
    expect(whole).toBe(true)
    expect(await text(html.pipe(new PassThrough()))).toMatch(
      /^<main><h1>Shop<\/h1><!--\$-->sale(<!-- -->)?<!--\/\$--><\/main>$/,
    )
  },
)

test('a page without deferred parts is not streamed', async () => {
  const stream = jest.spyOn(server, 'renderToPipeableStream')
  const { html, whole } = await renderStream(<h1>Shop</h1>, { nonce: 'abc', late: false })
  expect(whole).toBe(true)
  expect(await text(html.pipe(new PassThrough()))).toBe('<h1>Shop</h1>')
  expect(stream).not.toHaveBeenCalled()
})

test('a late part is streamed with scripts that carry the nonce', async () => {
  let arrive: (value: string) => void = () => {}
  const sale = new Promise<string>((resolve) => (arrive = resolve))
  const { html, whole } = await renderStream(page(sale), { nonce: 'abc', late: true })
  expect(whole).toBe(false)
  const sent = html.pipe(new PassThrough())
  await once(sent, 'readable')
  arrive('sale')
  const document = await text(sent)
  expect(document).toMatch(/loading.*sale/s)
  const scripts = document.match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toBe('<script nonce="abc">')
})

test('a client-only part is marked for the browser, a failed one is logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const left = await renderStream(page(Promise.reject(new ClientOnlyError())), { nonce: 'abc', late: true })
  expect(await text(left.html.pipe(new PassThrough()))).toContain('data-dgst="left-to-browser"')
  expect(error).not.toHaveBeenCalled()
  const failed = await renderStream(page(Promise.reject(new Error('no sale'))), { nonce: 'abc', late: true })
  expect(await text(failed.html.pipe(new PassThrough()))).not.toContain('data-dgst')
  expect(error).toHaveBeenCalledWith('no sale')
  error.mockRestore()
})

test('deferred data that fail or come too late are left to the browser, not called failed', async () => {
  const given = Promise.reject(new ClientOnlyError())
  given.catch(() => undefined)
  const tree = (
    <main>
      <Deferred data={given} pending="loading" failed={<p>could not be loaded</p>}>
        {() => 'sale'}
      </Deferred>
    </main>
  )
  const { html } = await renderStream(tree, { nonce: 'abc', late: true })
  const document = await text(html.pipe(new PassThrough()))
  expect(document).toContain('data-dgst="left-to-browser"')
  expect(document).not.toContain('could not be loaded')
})
