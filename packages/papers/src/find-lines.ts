import type { Transform } from '@campus/face/geometry.ts'
import { cutOut, type Picture } from '@campus/face/picture.ts'
import { byChannel } from './model-input.ts'
import { areasAbove, type TextArea } from './text-areas.ts'
import type { TextModel } from './text-models.ts'

/** A line of text in a picture: its middle, how long and high it is, and how it is turned, in radians. */
export interface TextLine {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

const longestSide = 960
const step = 32
const means = [0.485, 0.456, 0.406] as const
const spreads = [0.229, 0.224, 0.225] as const
const minCertainty = 0.3
const minScore = 0.5
/** The model marks the inner part of a line; this much of it is added on each side. */
const growth = 1.7

const toStep = (length: number) => Math.max(step, Math.round(length / step) * step)

/** The size of the smaller copy in which text is looked for. */
const copySize = ({ width, height }: Picture) => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: toStep(width * scale), height: toStep(height * scale) }
}

const grown = ({ x, y, length, thickness, angle }: TextArea, across: number, down: number): TextLine => {
  const more = (growth * length * thickness) / (length + thickness)
  const scale = (across + down) / 2
  return { x: x * across, y: y * down, width: (length + more) * scale, height: (thickness + more) * scale, angle }
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Lines of text, as the model finds them. All of a paper are turned alike: short ones take the angle of the long ones. */
export const findLines = async (detector: TextModel, picture: Picture): Promise<readonly TextLine[]> => {
  const { width, height } = copySize(picture)
  const onto: Transform = { a: width / picture.width, b: 0, c: 0, d: 0, e: height / picture.height, f: 0 }
  const copy = cutOut(picture, onto, width, height)
  const input = byChannel(copy, (byte, channel) => (byte / 255 - (means[channel] ?? 0)) / (spreads[channel] ?? 1))
  const { data } = await detector(input, height, width)
  const areas = areasAbove({ width, height, values: data }, minCertainty).filter(({ score }) => score >= minScore)
  const long = areas.filter(({ length, thickness }) => length > 4 * thickness)
  const turned = median(long.map(({ angle }) => angle))
  return areas.map((area) => grown(area.withAngle(long.length > 0 ? turned : 0), picture.width / width, picture.height / height))
}
