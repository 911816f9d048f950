import { uploadTexts as texts } from './texts'

const MAX_BYTES = 5 * 1024 * 1024
const MIN_SIDE = 300
/** What a picture has at an offset in bytes. */
const SIGNATURES = [
  ['\xff\xd8\xff', 0],
  ['\x89PNG\r\n\x1a\n', 0],
  ['GIF87a', 0],
  ['GIF89a', 0],
  ['WEBP', 8],
] as const

/** What file inputs offer (spec §5 "Seller form"), and WebP. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp'

function startOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String.fromCharCode(...new Uint8Array(reader.result as ArrayBuffer)))
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(file.slice(0, 12))
  })
}

async function measureProblem(file: Blob): Promise<string | null> {
  // Where a browser cannot measure it, the server does.
  if (typeof createImageBitmap === 'undefined') return null
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return Math.min(width, height) < MIN_SIDE ? texts.tooSmall(width, height) : null
  } catch {
    return texts.damaged
  }
}

/**
 * Why a file cannot be uploaded as a picture, in a sentence; null when it can. It saves a request, but the server
 * decides: JPEG, PNG, GIF or WebP by content, at most 5 MB, at least 300×300 pixels.
 */
export async function pictureProblem(file: Blob): Promise<string | null> {
  if (file.size === 0) return texts.empty
  if (file.size > MAX_BYTES) return texts.tooLarge((file.size / 1024 / 1024).toFixed(1))
  const start = await startOf(file).catch(() => '')
  if (!SIGNATURES.some(([signature, at]) => start.startsWith(signature, at))) return texts.wrongType
  return measureProblem(file)
}
