import { Readable } from 'node:stream'
import { encodeFrame, FRAME, readFrames } from './response-frames'

async function read(chunks: Iterable<Buffer>): Promise<[number, string][]> {
  const found: [number, string][] = []
  for await (const { kind, body } of readFrames(Readable.from(chunks))) found.push([kind, body.toString()])
  return found
}

const answer = Buffer.concat([
  encodeFrame(FRAME.head, '{"status":200}'),
  encodeFrame(FRAME.html, Buffer.from('<p>日本</p>')),
  encodeFrame(FRAME.html, ''),
  encodeFrame(FRAME.tail, '{}'),
])

test('frames are read unchanged wherever the stream was cut', async () => {
  for (const size of [1, 3, 7, answer.length]) {
    const chunks: Buffer[] = []
    for (let at = 0; at < answer.length; at += size) chunks.push(answer.subarray(at, at + size))
    expect(await read(chunks)).toEqual([
      [1, '{"status":200}'],
      [2, '<p>日本</p>'],
      [2, ''],
      [3, '{}'],
    ])
  }
})

test('a truncated response and an oversized frame are rejected', async () => {
  await expect(read([answer.subarray(0, -1)])).rejects.toThrow('ended inside a frame')
  await expect(read([Buffer.from([2, 255, 255, 255, 255])])).rejects.toThrow('too large')
})
