import type { CriticalPicture } from '@superium/shared/contract'

const ADDRESS = /^\/media\/[A-Za-z0-9._~-]+\/\d+\.(?:avif|webp)$/
const SRCSET = /^[A-Za-z0-9./_~, -]+$/
const SIZES = /^[a-z0-9.%(): ,-]+$/
const MOST = 3

/** Filters the pictures of a route's `meta`: unsafe addresses must not get into a header or a style. */
export const safeCriticalPictures = (named: readonly CriticalPicture[] = []): CriticalPicture[] =>
  named
    .filter(
      ({ src, inline, srcset, sizes }) =>
        ADDRESS.test(src) && ADDRESS.test(inline) && SRCSET.test(srcset) && SIZES.test(sizes),
    )
    .slice(0, MOST)

/** The `Link` header (RFC 8288) that preloads these pictures. */
export const pictureLinks = (pictures: readonly CriticalPicture[]): string =>
  pictures
    .map(
      ({ inline, srcset, sizes }) =>
        `<${inline}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; imagesrcset="${srcset}"; imagesizes="${sizes}"`,
    )
    .join(', ')
