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

/** Brightness of all pixels, then both colours at half the size. */
const yuvOf = async (jpeg: Uint8Array): Promise<Uint8ClampedArray> => {
  const pixels = await sharp(jpeg)
    .resize({ ...size, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const { width, height } = size
  const frame = new Uint8ClampedArray((width * height * 3) / 2)
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 3], pixels[at * 3 + 1], pixels[at * 3 + 2]]
    frame[at] = 0.299 * red + 0.587 * green + 0.114 * blue
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x % 2 || y % 2) continue
    const to = width * height + (y / 2) * (width / 2) + x / 2
    frame[to] = 128 - 0.169 * red - 0.331 * green + 0.5 * blue
    frame[to + (width * height) / 4] = 128 + 0.5 * red - 0.419 * green - 0.081 * blue
  }
  return frame
}

const withGrain = (picture: Uint8ClampedArray, index: number) => {
  const frame = picture.slice()
  const grain = noise(index + 1)
  for (let at = 0; at < size.width * size.height; at += 1) frame[at] = (frame[at] ?? 0) + grain()
  return Buffer.from(frame.buffer)
}

/** A film for a camera without a driver (YUV4MPEG2). A picture that comes again, as the same bytes, is read once. */
export const y4mOf = async (jpegs: readonly Uint8Array[]): Promise<Buffer> => {
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F${picturesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  const pictures = new Map<Uint8Array, Uint8ClampedArray>()
  for (const jpeg of new Set(jpegs)) pictures.set(jpeg, await yuvOf(jpeg))
  const frames = jpegs.flatMap((jpeg, index) => [Buffer.from('FRAME\n'), withGrain(pictures.get(jpeg) ?? new Uint8ClampedArray(), index)])
  return Buffer.concat([head, ...frames])
}
