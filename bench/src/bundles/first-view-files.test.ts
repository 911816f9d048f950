import { firstViewFiles } from './first-view-files'

it('finds scripts, preloaded ones too, each once, and style sheets', () => {
  const html = `<head>
    <script nonce="n">1</script><link rel="preload" as="script" crossorigin="anonymous" href="/a.js">
    <link rel="preload" as="fetch" href="/m.json"><link rel="stylesheet" href="/a.css">
    <style>p {}</style><link rel="stylesheet" href="/inlined.css" disabled>
    <script defer src="/a.js"></script><script defer src="/b.js"></script></head>`
  expect(firstViewFiles(html)).toEqual({ scripts: ['/a.js', '/b.js'], styles: ['/a.css'] })
})
