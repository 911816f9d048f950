import { closeAfterEach } from '../testing/close-after-each'
import { NOBODY } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'
import { openInlinePictures } from './inline-pictures'
import { pictureLinks, safeCriticalPictures } from './safe-critical-pictures'

closeAfterEach()

const picture = (key: string) => ({
  src: `/media/${key}/640.webp`,
  srcset: `/media/${key}/320.avif 320w, /media/${key}/640.avif 640w`,
  sizes: '(min-width: 700px) 30vw, 46vw',
  inline: `/media/${key}/320.avif`,
})

test('a picture is preloaded with all its files', () => {
  expect(pictureLinks([picture('k')])).toBe(
    '</media/k/320.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high; ' +
      'imagesrcset="/media/k/320.avif 320w, /media/k/640.avif 640w"; imagesizes="(min-width: 700px) 30vw, 46vw"',
  )
})

test.each([
  { src: 'https://elsewhere.example/a.webp' },
  { inline: '/media/k/../../secret.avif' },
  { srcset: '/a.avif 1w"; rel=stylesheet' },
  { sizes: '1px"><script>' },
])('an unsafe picture is left out: %j', (change) => {
  expect(safeCriticalPictures([{ ...picture('k'), ...change }])).toEqual([])
})

test('a page has at most three critical pictures', () => {
  expect(safeCriticalPictures(['a', 'b', 'c', 'd'].map(picture))).toHaveLength(3)
  expect(safeCriticalPictures(undefined)).toEqual([])
})

test('pictures are fetched once and inlined; large, missing and invalid ones are not', async () => {
  const asked: string[] = []
  const pictures = openInlinePictures(
    await startUpstream((request, response) => {
      asked.push(request.url ?? '')
      if (request.url?.includes('/missing/')) return response.writeHead(404).end()
      const type = request.url?.includes('/page/') ? 'text/html' : 'image/avif'
      response.writeHead(200, { 'content-type': type })
      return response.end(Buffer.alloc(request.url?.includes('/large/') ? 50_000 : 3))
    }),
  )
  // The first document may be too early; the cached picture is in the next.
  let style = ''
  while (style === '') style = await pictures.style([picture('k')])
  expect(style).toBe('img[src="/media/k/640.webp"]{background-image:url(data:image/avif;base64,AAAA)}')
  expect(await pictures.style(['large', 'missing', 'page'].map(picture))).toBe('')
  expect(asked.filter((url) => url.includes('/k/'))).toHaveLength(1)
})

test('a document does not wait for late pictures', async () => {
  const silent = openInlinePictures(await startUpstream(() => undefined))
  expect(await silent.style([picture('k')])).toBe('')
  expect(await openInlinePictures(NOBODY).style([picture('k')])).toBe('')
})
