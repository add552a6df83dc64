import type { Picture } from '@campus/face/picture.ts'

/** The models learnt from pictures whose channels stood in this order. */
const order = [2, 1, 0] as const

/** Channel by channel, each scaled its own way. */
export const byChannel = ({ width, height, pixels }: Picture, scale: (byte: number, channel: number) => number): Float32Array => {
  const points = width * height
  const numbers = new Float32Array(3 * points)
  for (const [place, channel] of order.entries())
    for (let at = 0; at < points; at += 1) numbers[place * points + at] = scale(pixels[at * 3 + channel] ?? 0, place)
  return numbers
}
