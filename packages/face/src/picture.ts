import type { Colour } from './colour.ts'
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

export const colourAt = ({ width, pixels }: Picture, x: number, y: number): Colour => {
  const at = (y * width + x) * channels
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

/** Adds the colour at a place between pixels, weighed by how near they are; what lies outside of the picture is black. */
const addSample = ({ width, height, pixels }: Picture, x: number, y: number, sums: Float64Array): void => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  for (let line = top; line <= top + 1; line += 1) {
    if (line < 0 || line >= height) continue
    const vertical = line === top ? 1 - (y - top) : y - top
    for (let column = left; column <= left + 1; column += 1) {
      if (column < 0 || column >= width) continue
      const weight = vertical * (column === left ? 1 - (x - left) : x - left)
      const at = (line * width + column) * channels
      for (let channel = 0; channel < channels; channel += 1) sums[channel] = (sums[channel] ?? 0) + weight * (pixels[at + channel] ?? 0)
    }
  }
}

/** Each pixel is the mean of four. */
const halved = ({ width, height, pixels }: Picture): Picture => {
  const [newWidth, newHeight] = [Math.floor(width / 2), Math.floor(height / 2)]
  const half = new Uint8Array(newWidth * newHeight * channels)
  const line = width * channels
  for (let y = 0; y < newHeight; y += 1)
    for (let x = 0; x < newWidth; x += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const at = 2 * y * line + 2 * x * channels + channel
        const sum = (pixels[at] ?? 0) + (pixels[at + channels] ?? 0) + (pixels[at + line] ?? 0) + (pixels[at + line + channels] ?? 0)
        half[(y * newWidth + x) * channels + channel] = sum / 4
      }
  return { width: newWidth, height: newHeight, pixels: half }
}

/** A part of a picture as another picture of the given size. A much larger part is made smaller first, so that no pixel of it is lost. */
export const cutOut = (picture: Picture, onto: Transform, width: number, height: number): Picture => {
  let [source, back] = [picture, inverse(onto)]
  while (Math.hypot(back.a, back.d) >= 2) {
    source = halved(source)
    back = { a: back.a / 2, b: back.b / 2, c: back.c / 2, d: back.d / 2, e: back.e / 2, f: back.f / 2 }
  }
  const pixels = new Uint8Array(width * height * channels)
  const sums = new Float64Array(channels)
  for (let line = 0; line < height; line += 1)
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [column + 0.5, line + 0.5]
      sums.fill(0)
      addSample(source, back.a * u + back.b * v + back.c - 0.5, back.d * u + back.e * v + back.f - 0.5, sums)
      const at = (line * width + column) * channels
      for (let channel = 0; channel < channels; channel += 1) pixels[at + channel] = Math.round(sums[channel] ?? 0)
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
