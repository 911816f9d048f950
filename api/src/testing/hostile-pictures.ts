import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPicture } from './draw-picture'
import { pngChunk, pngFile } from './png-chunks'

/** A file that somebody might upload to do harm. */
export interface HostilePicture {
  make(): Buffer | Promise<Buffer>
  name?: string
  type?: string
  /** It is a picture after all: why it may be kept, encoded again and without what was hidden in it. */
  kept?: string
}

/** What kept pictures must not contain any more. */
export const PAYLOAD = "<script>alert(document.cookie)</script><?php system('id') ?>"

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const payload = latin(PAYLOAD)
const text = (content: string): HostilePicture => ({ make: () => latin(content) })
const half = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2))
const image = (format: 'png' | 'jpeg' | 'gif', seed = 1) => drawPicture({ format, seed })

/** A GIF with `frames` one-pixel frames on a screen of this size. */
function gifFile(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from('474946383961000000008000000000ffffff', 'hex')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const frame = Buffer.from('21f9040000000000' + '2c0000000001000100000202440100', 'hex')
  return Buffer.concat([screen, latin('\0'), ...Array.from({ length: frames }, () => frame), latin(';')])
}

/** A segment after the start of a JPEG file. */
async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const jpeg = await image('jpeg')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)])
}

/** A JPEG whose header claims this size. */
async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await image('jpeg'))
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A progressive JPEG that repeats its last scan. */
async function jpegOfScans(count: number): Promise<Buffer> {
  const jpeg = await sharp(await drawPicture({ width: 3000, height: 3000 }))
    .jpeg({ progressive: true })
    .toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, jpeg.length - 2)
  return Buffer.concat([
    jpeg.subarray(0, jpeg.length - 2),
    ...Array.from({ length: count }, () => scan),
    latin('\xff\xd9'),
  ])
}

const compressedText = (type: string, bytes: number): Buffer =>
  pngChunk(type, Buffer.concat([latin('Comment\0\0'), deflateSync(Buffer.alloc(bytes, 97))]))

const inOther = (format: 'avif' | 'tiff'): HostilePicture => ({
  make: async () =>
    sharp(await image('png'))
      .toFormat(format)
      .toBuffer(),
})
const named = (name: string): HostilePicture => ({ name, make: () => image('png'), kept: 'a name is never used' })

/** The corpus: every file is made here, none is stored in the repository. */
export const HOSTILE_PICTURES: Readonly<Record<string, HostilePicture>> = {
  'a PNG that claims 65535 × 65535 pixels': {
    make: () => pngFile({ width: 65_535, height: 65_535 }, Buffer.alloc(64)),
  },
  'a PNG that claims 2 billion pixels a side': {
    make: () => pngFile({ width: 0x7fffffff, height: 0x7fffffff }, Buffer.alloc(64)),
  },
  'a PNG without width': { make: () => pngFile({ width: 0, height: 400 }, Buffer.alloc(64)) },
  'a PNG bomb of 20000 × 20000 black pixels': {
    make: () => pngFile({ width: 20_000, height: 20_000, depth: 1 }, Buffer.alloc(2501 * 20_000)),
  },
  'a PNG bomb of 16 bits a channel': {
    make: () => pngFile({ width: 4000, height: 4000, depth: 16, colour: 6 }, Buffer.alloc(1000)),
  },
  'a PNG of one long line': { make: () => pngFile({ width: 300, height: 15_000 }) },
  'a PNG whose pixels are missing': { make: () => pngFile({ width: 4000, height: 4000 }, Buffer.alloc(10)) },
  'a PNG with 10 GB of pixels in a 400 × 400 header': {
    make: () => pngFile({ width: 400, height: 400 }, Buffer.alloc(60_000_000)),
    kept: 'the pixels beyond the header are not read',
  },
  'a PNG with a text that inflates to 60 MB': {
    make: () => pngFile({ width: 400, height: 400 }, undefined, [compressedText('zTXt', 60_000_000)]),
    kept: 'the text is not read',
  },
  'a PNG with a colour profile that inflates to 60 MB': {
    make: () => pngFile({ width: 400, height: 400 }, undefined, [compressedText('iCCP', 60_000_000)]),
    kept: 'the profile is not valid and is not used',
  },
  'a PNG with 50000 chunks': {
    make: () =>
      pngFile(
        { width: 400, height: 400 },
        undefined,
        Array.from({ length: 50_000 }, () => pngChunk('tEXt', latin('a\0b'))),
      ),
    kept: 'the chunks are not read',
  },
  'a PNG with a script in a text': {
    make: () =>
      pngFile({ width: 400, height: 400 }, undefined, [pngChunk('tEXt', Buffer.concat([latin('a\0'), payload]))]),
    kept: 'the text is left out',
  },
  'a PNG with wrong checksums': {
    make: () => Buffer.concat([latin('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', Buffer.alloc(13, 1), 0), pngChunk('IEND')]),
  },
  'a PNG of random pixels': {
    make: () =>
      Buffer.concat([pngFile({ width: 400, height: 400 }).subarray(0, 33), pngChunk('IDAT', Buffer.alloc(900, 7))]),
  },
  'a PNG that is also a ZIP archive': {
    make: async () => Buffer.concat([await image('png'), latin('PK\x03\x04'), payload]),
    kept: 'what follows the picture is left out',
  },
  'half a PNG': { make: async () => half(await image('png')) },
  'only the signature of a PNG': text('\x89PNG\r\n\x1a\n'),
  'a JPEG that claims 65500 × 65500 pixels': { make: () => jpegOfSize(65_500, 65_500) },
  'a JPEG that claims more lines than it has': {
    make: () => jpegOfSize(400, 1500),
    kept: 'the missing lines are grey',
  },
  'a JPEG of 1000 scans': { make: () => jpegOfScans(1000) },
  'a JPEG with a script in a comment': { make: () => jpegWith(0xfe, payload), kept: 'the comment is left out' },
  'a JPEG with a script in its EXIF': {
    make: () => jpegWith(0xe1, Buffer.concat([latin('Exif\0\0MM\0*\0\0\0\x08'), payload])),
    kept: 'the EXIF is left out',
  },
  'a JPEG with PHP behind its end': {
    make: async () => Buffer.concat([await image('jpeg'), payload]),
    kept: 'what follows the picture is left out',
  },
  'half a JPEG': { make: async () => half(await image('jpeg')) },
  'a JPEG signature before a web page': text(`\xff\xd8\xff\xe0<html>${PAYLOAD}</html>`),
  'a GIF that claims 65535 × 65535 pixels': { make: () => gifFile(65_535, 65_535, 1) },
  'a GIF of 100000 frames': { make: () => gifFile(300, 300, 100_000), kept: 'only the first frame is read' },
  'a GIF that is also a script': text(`GIF89a/*\0\0*/=1;${PAYLOAD}`),
  'a GIF with a script behind its end': {
    make: async () => Buffer.concat([await image('gif'), latin('*/=1;'), payload]),
    kept: 'what follows the picture is left out',
  },
  'half a GIF': { make: async () => half(await image('gif')) },
  'only the signature of a GIF': text('GIF89a'),
  'a web page': { ...text(`<!doctype html>${PAYLOAD}`), name: 'page.png' },
  'an SVG with a script': {
    ...text(`<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`),
    type: 'image/svg+xml',
  },
  'an SVG that reads a file': text(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg width="400" height="400"><text>&x;</text></svg>',
  ),
  'a compressed SVG': { make: () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>') },
  'a WebP with a script in its EXIF': {
    make: async () =>
      sharp(await image('png'))
        .withExif({ IFD0: { Artist: PAYLOAD } })
        .webp()
        .toBuffer(),
    kept: 'the EXIF is left out',
  },
  'a WebP of 50 frames': {
    make: () =>
      sharp(gifFile(300, 300, 50), { animated: true })
        .webp()
        .toBuffer(),
    kept: 'only the first frame is read',
  },
  'a WebP that says it is 16,384 × 16,384 pixels': {
    make: async () => Buffer.from(`RIFF\x16\0\0\0WEBPVP8X\x0a${'\0'.repeat(7)}\xff\x3f\0\xff\x3f\0`, 'latin1'),
  },
  'half of a WebP': {
    make: async () => {
      const whole = await sharp(await image('png'))
        .webp()
        .toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
  },
  'an AVIF': inOther('avif'),
  'a TIFF': inOther('tiff'),
  'a BMP': text(`BM${'\0'.repeat(400)}`),
  'a PDF': text(`%PDF-1.7\n${PAYLOAD}`),
  'a PostScript file': text('%!PS-Adobe-3.0\n(%pipe%id) (r) file'),
  'an ImageMagick script': text('push graphic-context\nimage over 0,0 0,0 "|id"\n'),
  'a Photoshop file': text(`8BPS\0\x01${'\0'.repeat(40)}`),
  'an icon': text(`\0\0\x01\0\x01\0${'\0'.repeat(40)}`),
  'a film': text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
  'a ZIP archive': text('PK\x03\x04'.padEnd(200, '\0')),
  'a Windows program': text('MZ'.padEnd(200, '\0')),
  'a Linux program': text('\x7fELF'.padEnd(200, '\0')),
  'a PHP script': { ...text(PAYLOAD), name: 'shell.php.png' },
  zeros: { make: () => Buffer.alloc(100_000) },
  'a picture of one pixel': { make: () => drawPicture({ width: 1, height: 2 }) },
  'a picture of 299 × 400 pixels': { make: () => drawPicture({ width: 299 }) },
  'five megabytes and a byte': {
    make: () => Buffer.concat([latin('\xff\xd8\xff'), Buffer.alloc(5 * 1024 * 1024 - 2)]),
  },
  'a name that leads out of the folder': named('../../../etc/passwd.png'),
  'a name that leads out of a Windows folder': named('..\\..\\boot.ini'),
  'a name with a null byte': named('a.png\0.php'),
  'a name of 5000 characters': named('a'.repeat(5000)),
  'a name of a script': named('shell.php'),
  'a picture that is declared as a web page': {
    make: () => image('png'),
    type: 'text/html',
    kept: 'the content decides, not the declared type',
  },
}
