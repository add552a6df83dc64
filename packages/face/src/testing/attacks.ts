import sharp from 'sharp'
import type { Picture } from '../picture.ts'
import { pixelsOf } from './pixels.ts'

/** Pictures that somebody might hold before a camera instead of a face. */

const encoded = ({ width, height, pixels }: Picture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

const wall = 190

/** How far the camera is from a print, in widths of the picture. */
const distance = 2.2

/** A printed photo that is turned about its vertical axis. With `bend` it is rolled like a tube, as far as a half. */
export const turnedPrint = async (jpeg: Uint8Array, degrees: number, bend = 0): Promise<Buffer> => {
  const { width, height, pixels } = await pixelsOf(jpeg)
  const angle = (degrees * Math.PI) / 180
  const result = new Uint8Array(pixels.length).fill(wall)
  // Each place of the print is drawn where the camera sees it; two steps a pixel leave no gaps.
  for (let line = 0; line < height * 2; line += 1)
    for (let column = 0; column < width * 2; column += 1) {
      const across = (column / 2 - width / 2) / width
      const down = (line / 2 - height / 2) / width
      const arc = bend * Math.PI * across
      const [x, z] = bend > 0 ? [Math.sin(arc) / (bend * Math.PI), (Math.cos(arc) - 1) / (bend * Math.PI)] : [across, 0]
      const [turnedX, depth] = [x * Math.cos(angle) + z * Math.sin(angle), z * Math.cos(angle) - x * Math.sin(angle)]
      const scale = distance / (distance - depth)
      const [toX, toY] = [Math.round(width / 2 + turnedX * scale * width), Math.round(height / 2 + down * scale * width)]
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue
      const [from, to] = [(Math.floor(line / 2) * width + Math.floor(column / 2)) * 3, (toY * width + toX) * 3]
      result.set(pixels.subarray(from, from + 3), to)
    }
  return encoded({ width, height, pixels: result })
}

/** Two people beside each other. */
export const besideEachOther = async (one: Uint8Array, other: Uint8Array): Promise<Buffer> => {
  const [left, right] = await Promise.all([one, other].map((jpeg) => sharp(jpeg).resize(320, 480, { fit: 'cover' }).toBuffer()))
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#bebebe' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 320, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}

/** Something is held before mouth and nose; fits the films, which all show the head in the same place. */
export const heldBefore = (jpeg: Uint8Array): Promise<Buffer> =>
  sharp(jpeg)
    .composite([{ input: { create: { width: 340, height: 210, channels: 3, background: '#9cc3dd' } }, left: 90, top: 315 }])
    .jpeg({ quality: 90 })
    .toBuffer()

/** A photo on a screen that is filmed: light stripes, and the frame of the device around it. */
export const onScreen = async (jpeg: Uint8Array): Promise<Buffer> => {
  const { width, height } = { width: 400, height: 533 }
  const stripes = Array.from(
    { length: height / 4 },
    (_, line) => `<rect y="${line * 4}" width="${width}" height="1" fill="#fff" opacity=".2"/>`,
  )
  const screen = Buffer.from(`<svg width="${width}" height="${height}">${stripes.join('')}</svg>`)
  return sharp({ create: { width: 480, height: 640, channels: 3, background: '#111111' } })
    .composite([
      { input: await sharp(jpeg).resize(width, height, { fit: 'cover' }).toBuffer(), left: 40, top: 53 },
      { input: screen, left: 40, top: 53 },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}
