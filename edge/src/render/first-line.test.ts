import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { firstLine } from './first-line'

function streamOf(...chunks: string[]): PassThrough {
  const stream = new PassThrough()
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return stream
}

test.each([[['{"a":1}\n<p>', 'hello']], [['{"a"', ':1}', '\n', '<p>hello']], [['{"a":1}\n<p>hello']]])(
  'the line and what follows, however it is cut (%j)',
  async (chunks) => {
    const { line, rest } = await firstLine(streamOf(...chunks))
    expect(line).toBe('{"a":1}')
    expect(await text(rest)).toBe('<p>hello')
  },
)

test('an answer without a line is an error', async () => {
  await expect(firstLine(streamOf('half a li'))).rejects.toThrow('ended before its first line')
})
