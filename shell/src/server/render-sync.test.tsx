/** @jest-environment node */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Suspense, use, useId } from 'react'
import { renderStream } from './render-stream'
import { renderSync } from './render-sync'

const never = new Promise<string>(() => {})
const Waiting = () => use(never)
function Failing(): never {
  throw new Error('no sale')
}
const Field = () => <input id={useId()} aria-label="<sale>" />

test('the HTML is the same as that of the stream', async () => {
  const tree = (
    <main>
      <Field />
      {'a'}
      {'b'}
      <Suspense fallback="loading">
        <Field />
      </Suspense>
    </main>
  )
  const { html } = await renderStream(tree, { nonce: 'abc', late: true })
  const streamed = await text(html.pipe(new PassThrough()))
  expect(renderSync(tree)).toBe(streamed)
  expect(streamed).toContain('<main>')
})

test.each([
  ['waits', <Waiting key="waiting" />],
  ['fails', <Failing key="failing" />],
])('a part that %s is left to the stream, inside a boundary or not', (_, piece) => {
  expect(renderSync(<Suspense fallback="loading">{piece}</Suspense>)).toBeUndefined()
  expect(renderSync(<main>{piece}</main>)).toBeUndefined()
})

test("a text that looks like React's marker does not matter", () => {
  expect(renderSync(<p>{'<!--$!-->'}</p>)).toBe('<p>&lt;!--$!--&gt;</p>')
})
