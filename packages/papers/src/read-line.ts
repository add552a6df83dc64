import type { Transform } from '@campus/face/geometry.ts'
import { cutOut, type Picture } from '@campus/face/picture.ts'
import type { TextLine } from './find-lines.ts'
import { byChannel } from './model-input.ts'
import type { TextModels } from './text-models.ts'

export interface ReadLine extends TextLine {
  readonly text: string
  /** The mean certainty of its signs, from 0 to 1. */
  readonly confidence: number
}

const inputHeight = 48
const [minWidth, maxWidth] = [48, 1600]

/** The line, upright and as high as the model reads it. */
const levelled = (picture: Picture, { x, y, width, height, angle }: TextLine): Picture => {
  const scale = inputHeight / height
  const inputWidth = Math.round(Math.min(maxWidth, Math.max(minWidth, width * scale)))
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const onto: Transform = {
    a: cos,
    b: sin,
    c: inputWidth / 2 - cos * x - sin * y,
    d: -sin,
    e: cos,
    f: inputHeight / 2 + sin * x - cos * y,
  }
  return cutOut(picture, onto, inputWidth, inputHeight)
}

/** The surest sign at each place; repeated ones without a gap are one. */
const decode = (values: Float32Array, places: number, count: number, signs: readonly string[]) => {
  let [text, last, sum, read] = ['', 0, 0, 0]
  for (let place = 0; place < places; place += 1) {
    let [best, certainty] = [0, -1]
    for (let sign = 0; sign < count; sign += 1) {
      const value = values[place * count + sign] ?? 0
      if (value > certainty) [best, certainty] = [sign, value]
    }
    if (best !== 0 && best !== last) {
      text += signs[best] ?? ''
      sum += certainty
      read += 1
    }
    last = best
  }
  return { text: text.trim(), confidence: read > 0 ? sum / read : 0 }
}

export const readLine = async ({ recognizer, signs }: TextModels, picture: Picture, line: TextLine): Promise<ReadLine> => {
  const cut = levelled(picture, line)
  const { data, shape } = await recognizer(
    byChannel(cut, (byte) => byte / 127.5 - 1),
    cut.height,
    cut.width,
  )
  const [, places = 0, count = 0] = shape
  return { ...line, ...decode(data, places, count, signs) }
}

/** A line cut in two, the first part of which is this share of it. */
export const partsOf = (line: TextLine, share: number): readonly [TextLine, TextLine] => {
  const part = (from: number, to: number): TextLine => {
    const along = ((from + to) / 2 - 0.5) * line.width
    return { ...line, width: line.width * (to - from), x: line.x + along * Math.cos(line.angle), y: line.y + along * Math.sin(line.angle) }
  }
  return [part(0, share), part(share, 1)]
}
