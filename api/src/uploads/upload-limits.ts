/** The maximum file size in bytes: "at most 5mb" (spec §5). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** The minimum of the shorter side in pixels: "at least 300x300" (spec §5). */
export const MIN_SIDE = 300

/** The maximum of a side in pixels before the picture is scaled down. */
export const MAX_SIDE = 16_000

/** The maximum number of pixels: those of a phone's camera. */
export const MAX_PIXELS = 33_000_000

/** The maximum number of bytes of decoded pixels, so that one picture cannot exhaust the memory. */
export const MAX_DECODED_BYTES = 100_000_000

/**
 * The maximum memory of the picture process in bytes, above which it ends itself. A phone's picture needs less than
 * half.
 */
export const MAX_PROCESS_BYTES = 450_000_000

/** The maximum aspect ratio, because the shop shows pictures up to 1280 pixels wide. */
export const MAX_RATIO = 4

/** The maximum number of scans of a progressive JPEG; encoders make about ten. */
export const MAX_JPEG_SCANS = 32

/** The time limit for decoding, in seconds. */
export const DECODE_SECONDS = 5

/** Purposes of a picture, with the longest side of its stored version in pixels. */
export const KEPT_SIDE = { profile: 800, product: 1600 } as const
export type PicturePurpose = keyof typeof KEPT_SIDE
