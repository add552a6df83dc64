import { inverse, type Transform } from './geometry.ts'

/** Three bytes for each pixel: red, green, blue; upright, line by line. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Pixels as a model reads them. */
export type Scaling = (byte: number) => number

export const fromZeroToOne: Scaling = (byte) => byte / 255
export const fromMinusOneToOne: Scaling = (byte) => byte / 127.5 - 1

const channels = 3

/** What lies outside of the picture is black. */
const sample = ({ width, height, pixels }: Picture, x: number, y: number, channel: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, line: number) =>
    column < 0 || line < 0 || column >= width || line >= height ? 0 : (pixels[(line * width + column) * channels + channel] ?? 0)
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - below) + lower * below
}

/**
 * A part of a picture as another picture of the given size. Where the part is larger, as many points of it are averaged as it takes
 * not to lose any.
 */
export const cutOut = (picture: Picture, onto: Transform, width: number, height: number): Picture => {
  const back = inverse(onto)
  const times = Math.max(1, Math.ceil(Math.hypot(back.a, back.d) - 0.01))
  const pixels = new Uint8Array(width * height * channels)
  for (let line = 0; line < height; line += 1)
    for (let column = 0; column < width; column += 1) {
      const sums = [0, 0, 0]
      for (let part = 0; part < times * times; part += 1) {
        const u = column + ((part % times) + 0.5) / times
        const v = line + (Math.floor(part / times) + 0.5) / times
        const x = back.a * u + back.b * v + back.c - 0.5
        const y = back.d * u + back.e * v + back.f - 0.5
        for (let channel = 0; channel < channels; channel += 1) sums[channel] = (sums[channel] ?? 0) + sample(picture, x, y, channel)
      }
      const at = (line * width + column) * channels
      for (let channel = 0; channel < channels; channel += 1) pixels[at + channel] = Math.round((sums[channel] ?? 0) / (times * times))
    }
  return { width, height, pixels }
}

export const asInput = ({ pixels }: Picture, scaling: Scaling): Float32Array => Float32Array.from(pixels, scaling)

/** Left and right exchanged. */
export const mirrored = ({ width, height, pixels }: Picture): Picture => {
  const turned = new Uint8Array(pixels.length)
  for (let line = 0; line < height; line += 1)
    for (let column = 0; column < width; column += 1)
      for (let channel = 0; channel < channels; channel += 1)
        turned[(line * width + column) * channels + channel] = pixels[(line * width + width - 1 - column) * channels + channel] ?? 0
  return { width, height, pixels: turned }
}

/** As bright as the eye sees it, 0 to 255. */
export const brightness = ({ pixels }: Picture): Float32Array => {
  const values = new Float32Array(pixels.length / channels)
  for (let at = 0; at < values.length; at += 1)
    values[at] = 0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0)
  return values
}
