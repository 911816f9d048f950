import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PictureSource } from './picture-source'

/**
 * Loads the picture source that `PICTURE_SOURCE` names: a path, a package name or a package entry. Throws an Error of
 * one sentence if there is no such module or it does not export `pictureSource`.
 */
export async function loadPictureSource(
  module: string,
  load: (url: string) => Promise<unknown> = (url) => import(url),
): Promise<PictureSource> {
  const url = /^[./]|^[A-Za-z]:/.test(module) ? pathToFileURL(resolve(module)).href : module
  const loaded = await load(url).catch((cause: Error) => {
    throw new Error(`PICTURE_SOURCE: "${module}" cannot be loaded: ${cause.message}`, { cause })
  })
  if (exportsPictureSource(loaded)) return loaded.pictureSource
  throw new Error(`PICTURE_SOURCE: "${module}" does not export a pictureSource.`)
}

function exportsPictureSource(module: unknown): module is { pictureSource: PictureSource } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'pictureSource' in module &&
    typeof module.pictureSource === 'object' &&
    module.pictureSource !== null &&
    'find' in module.pictureSource
  )
}
