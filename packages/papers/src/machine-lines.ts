import type { Picture } from '@campus/face/picture.ts'
import { type ParseResult, parse } from 'mrz'
import type { TextLine } from './find-lines.ts'
import { partsOf, type ReadLine, readLine } from './read-line.ts'
import type { TextModels } from './text-models.ts'

/** Only these stand in lines for machines; what looks like an arrow is one. */
export const cleaned = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[《«‹〈≤くㄑ]/g, '<')
    .replaceAll(/[^A-Z0-9<]/g, '')

/** Letters are read exactly, a row of arrows longer or shorter than it is: the longest row takes what is missing from the width. */
const fitted = (text: string, signs: number) => {
  const [longest = ''] = [...text.matchAll(/<+/g)].map(([row]) => row).toSorted((one, other) => other.length - one.length)
  const arrows = longest.length + signs - text.length
  const filled = longest !== '' && arrows > 0 ? text.replace(longest, '<'.repeat(arrows)) : text
  return filled.padEnd(signs, '<').slice(0, signs)
}

const fewest = 6

/** Whole lines lose letters among the arrows, halves hardly ever; a half that lost some is halved again. */
const readPart = async (models: TextModels, picture: Picture, line: TextLine, signs: number): Promise<string> => {
  const text = cleaned((await readLine(models, picture, line)).text)
  return text.length >= signs || signs / 2 < fewest ? fitted(text, signs) : readInParts(models, picture, line, signs)
}

/** Cut in the middle, or where the caller says: a cut may go through a sign. */
const readInParts = async (models: TextModels, picture: Picture, line: TextLine, signs: number, cut?: number): Promise<string> => {
  const [left, right] = [Math.ceil(signs / 2), Math.floor(signs / 2)]
  const [first, second] = partsOf(line, cut ?? left / signs)
  return (await readPart(models, picture, first, left)) + (await readPart(models, picture, second, right))
}

const otherCuts = [0.49, 0.51, 0.47]

/** What else a line may say: as it was read whole, then cut a little beside its middle. */
async function* otherReadings(models: TextModels, picture: Picture, line: ReadLine, signs: number): AsyncGenerator<string> {
  yield fitted(cleaned(line.text), signs)
  for (const cut of otherCuts) yield await readInParts(models, picture, line, signs, cut)
}

const checkDigits = new Set<string | null>([
  'documentNumberCheckDigit',
  'birthDateCheckDigit',
  'expirationDateCheckDigit',
  'compositeCheckDigit',
])

const countRight = ({ details }: ParseResult) => details.filter(({ field, valid }) => valid && checkDigits.has(field)).length

/** All lines are equally wide; of one that ends in arrows these are often not seen. */
const asWide = (line: ReadLine, widest: ReadLine): ReadLine => {
  const missing = (widest.width - line.width) / 2
  const { angle } = widest
  return { ...line, angle, width: widest.width, x: line.x + missing * Math.cos(angle), y: line.y + missing * Math.sin(angle) }
}

/** The reading with the most check digits that fit; nothing is read again once all do. */
export const readMachineLines = async (
  models: TextModels,
  picture: Picture,
  found: readonly ReadLine[],
  signs: number,
): Promise<ParseResult> => {
  const [widest] = found.toSorted((one, other) => other.width - one.width)
  const lines = widest ? found.map((line) => asWide(line, widest)) : []
  const texts: string[] = []
  for (const line of lines) texts.push(await readInParts(models, picture, line, signs))
  let best = parse(texts, { autocorrect: true })
  for (const [index, line] of lines.entries()) {
    if (countRight(best) === checkDigits.size) break
    for await (const reading of otherReadings(models, picture, line, signs)) {
      const changed = texts.with(index, reading)
      const parsed = parse(changed, { autocorrect: true })
      if (countRight(parsed) <= countRight(best)) continue
      best = parsed
      texts[index] = reading
    }
  }
  return best
}
