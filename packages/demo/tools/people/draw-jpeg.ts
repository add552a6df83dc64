import sharp from 'sharp'
import type { MakeHuman } from './makehuman.ts'
import { drawPerson, type Look, type Shot } from './person.ts'

export const jpegOf = async (makeHuman: MakeHuman, look: Look, shot: Shot): Promise<Buffer> => {
  const { width, height, pixels } = await drawPerson(makeHuman, look, shot)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(shot.width, shot.height)
    .jpeg({ quality: 86 })
    .toBuffer()
}
