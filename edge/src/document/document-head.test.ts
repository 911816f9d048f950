import { renderHead } from './document-head'

/** Texts that try to close their script element or to open another. */
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '"}</script><svg/onload=alert(1)>',
  '\\u003c/script\\u003e',
  '&lt;/script&gt;&quot;',
  '\u2028alert(1)\u2029',
  '<\u200bscript>',
  "' onmouseover='alert(1)",
  '\u202e</script>',
]

function headOf(text: string, paintFrom?: string): string {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: text, description: text, [text]: text }
  return renderHead({
    page: {
      title: text,
      description: text,
      image: `/media/${text}/640.webp`,
      canonical: `/product-detail/${encodeURIComponent(text)}`,
      indexed: true,
      personal: false,
      status: 200,
      jsonLd: [product, { '@type': 'BreadcrumbList', itemListElement: [text] }],
    },
    hints: [],
    styles: [],
    formStyles: [{ name: 'mui 1a 2b', text: '.mui-1a{margin:0}' }],
    pictureStyle: '',
    origin: 'https://shop.example',
    nonces: { script: 'a', style: 'b' },
    entry: { scripts: [], styles: [] },
    trustedTypes: '',
    watch: '',
    paintFrom,
  })
}

const scripts = (html: string): number => html.match(/<\/?script/gi)?.length ?? 0
const structured = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gis)].map(([, json = '']) => JSON.parse(json))

test.each(HOSTILE)('a product that is called %j stays text in title, preview and JSON-LD', (text) => {
  const html = headOf(text)
  expect(structured(html)).toEqual([
    expect.objectContaining({ name: text, description: text, [text]: text }),
    { '@type': 'BreadcrumbList', itemListElement: [text] },
  ])
  const plain = headOf('Lamp')
  expect(scripts(html)).toBe(scripts(plain))
  expect(html.match(/<[a-z!]/gi)?.length).toBe(plain.match(/<[a-z!]/gi)?.length)
})

test('the first paint waits for the element that the shell names, if it names one', () => {
  expect(headOf('Lamp', 'header')).toContain('<link rel="expect" href="#header" blocking="render">')
  expect(headOf('Lamp', '"><script>')).toContain('href="#&quot;&gt;&lt;script&gt;"')
  expect(headOf('Lamp')).not.toContain('blocking')
})

test('the styles of form parts have the nonce, and the name by which emotion finds them', () => {
  expect(headOf('Lamp')).toContain('<style nonce="b" data-emotion="mui 1a 2b">.mui-1a{margin:0}</style>')
})
