import sharp from 'sharp'
import type { Picture } from '../picture.ts'

export const pixelsOf = async (file: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(file).rotate().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
