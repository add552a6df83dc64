import { randomInt } from 'node:crypto'
import sharp from 'sharp'

const size = { width: 480, height: 640 }
const picturesPerSecond = 10

/** Numbers between -2 and 2: no camera shows the same picture twice, not even in another test. */
const noise = (count: number) => {
  let state = randomInt(2 ** 32) + count
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 24) / 64 - 2
  }
}

const clamped = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Brightness of all pixels, then both colours at half the size. */
const yuvOf = async (jpeg: Uint8Array, index: number): Promise<Buffer> => {
  const pixels = await sharp(jpeg)
    .resize({ ...size, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const grain = noise(index + 1)
  const { width, height } = size
  const frame = Buffer.alloc((width * height * 3) / 2)
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3)
    frame[at] = clamped(0.299 * red + 0.587 * green + 0.114 * blue + grain())
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x % 2 || y % 2) continue
    const to = width * height + (y / 2) * (width / 2) + x / 2
    frame[to] = clamped(128 - 0.169 * red - 0.331 * green + 0.5 * blue)
    frame[to + (width * height) / 4] = clamped(128 + 0.5 * red - 0.419 * green - 0.081 * blue)
  }
  return frame
}

/** A film for a camera without a driver (YUV4MPEG2). */
export const y4mOf = async (jpegs: readonly Uint8Array[]): Promise<Buffer> => {
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F${picturesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  const frames: Buffer[] = []
  for (const [index, jpeg] of jpegs.entries()) frames.push(Buffer.from('FRAME\n'), await yuvOf(jpeg, index))
  return Buffer.concat([head, ...frames])
}
