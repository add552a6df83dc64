import type { Colour } from '@campus/face/colour.ts'
import { replaceBackground } from '@campus/face/replace-background.ts'
import sharp from 'sharp'

/** The drawn people stand before an even light blue. */
const drawnBefore = { colour: [101, 197, 255], spread: 2 } as const
const whiteWall: Colour = [226, 225, 221]

/** The same person as somebody takes it at home, for a photo whose background was replaced. */
export const beforeWhiteWall = async (drawn: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  // The face is always in the middle, and hair and clothes have another colour than the background.
  const isPerson = ({ x, y }: { readonly x: number; readonly y: number }) => (Math.hypot(x - width / 2, y - height / 2) < width / 8 ? 1 : 0)
  const { pixels } = replaceBackground({ width, height, pixels: data }, isPerson, drawnBefore, whiteWall)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
