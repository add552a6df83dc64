import type { Picture } from '@campus/face/picture.ts'
import { type FieldName, parse } from 'mrz'
import type { TextLine } from './find-lines.ts'
import { proposed, proved, type ReadField, type ReadPaper } from './paper-fields.ts'
import { partsOf, type ReadLine, readLine } from './read-line.ts'
import type { TextModels } from './text-models.ts'

/** How papers are laid out: passports have two lines of 44 signs, cards three of 30. */
const layouts = [
  { lines: 2, signs: 44 },
  { lines: 3, signs: 30 },
] as const

/** Only these stand in such lines; what looks like an arrow is one. */
const cleaned = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[《«‹〈≤くㄑ]/g, '<')
    .replaceAll(/[^A-Z0-9<]/g, '')

const isCandidate = (line: ReadLine, picture: Picture) => line.width > picture.width * 0.5 && /[A-Z0-9<]{20}/.test(cleaned(line.text))

/** Lost or doubled arrows stand at the end of a part. */
const fitted = (text: string, signs: number) => text.padEnd(signs, '<').slice(0, signs)

const fewest = 6

/** Whole lines lose letters among the arrows, halves hardly ever; a half that lost some is halved again. */
const readPart = async (models: TextModels, picture: Picture, line: TextLine, signs: number): Promise<string> => {
  const text = cleaned((await readLine(models, picture, line)).text)
  return text.length >= signs || signs / 2 < fewest ? fitted(text, signs) : readInHalves(models, picture, line, signs)
}

const readInHalves = async (models: TextModels, picture: Picture, line: TextLine, signs: number): Promise<string> => {
  const [left, right] = [Math.ceil(signs / 2), Math.floor(signs / 2)]
  const [first, second] = partsOf(line, left / signs)
  return (await readPart(models, picture, first, left)) + (await readPart(models, picture, second, right))
}

const dateOf = (short: string | null, isPast: boolean, now: Date): string => {
  const match = short?.match(/^(\d{2})(\d{2})(\d{2})$/)
  if (!match) return ''
  const [, year = '', month = '', day = ''] = match
  const century = isPast && Number(year) > now.getUTCFullYear() % 100 ? 1900 : 2000
  return `${century + Number(year)}-${month}-${day}`
}

const sexes: Readonly<Record<string, string>> = { male: 'male', female: 'female', nonspecified: 'other' }

const fieldsOf = (lines: readonly string[], now: Date): { readonly fields: readonly ReadField[]; readonly isWrong: boolean } => {
  const { fields, details, valid } = parse([...lines], { autocorrect: true })
  const value = (name: FieldName) => fields[name] ?? ''
  const isRight = (name: FieldName) => details.some((detail) => detail.field === name && detail.valid)
  const number = value('documentNumber')
  const checked = (field: 'number' | 'birthDate' | 'validUntil', text: string, checkDigit: FieldName) =>
    text === '' ? [] : isRight(checkDigit) ? [proved(field, text, 1)] : proposed(field, text, 0.5)
  return {
    isWrong: !valid && !isRight('documentNumberCheckDigit'),
    fields: [
      ...checked('number', number, 'documentNumberCheckDigit'),
      ...proposed('name', [value('lastName'), value('firstName')].filter(Boolean).join(' '), valid ? 0.95 : 0.7),
      ...checked('birthDate', dateOf(fields.birthDate ?? null, true, now), 'birthDateCheckDigit'),
      ...proposed('sex', sexes[value('sex')], 0.9),
      ...proposed('nation', value('nationality'), 0.9),
      ...checked('validUntil', dateOf(fields.expirationDate ?? null, false, now), 'expirationDateCheckDigit'),
    ],
  }
}

/** Reads what stands for machines on a passport or a pass; nothing where it is not there. */
export const readMachineReadable = async (
  models: TextModels,
  picture: Picture,
  lines: readonly ReadLine[],
  now: Date,
): Promise<ReadPaper | undefined> => {
  const candidates = lines.filter((line) => isCandidate(line, picture))
  const length = Math.max(0, ...candidates.map(({ text }) => cleaned(text).length))
  const layout = layouts.find((one) => candidates.length >= one.lines && Math.abs(length - one.signs) <= 4)
  if (!layout) return undefined
  const texts: string[] = []
  for (const line of candidates.slice(-layout.lines)) texts.push(await readInHalves(models, picture, line, layout.signs))
  const { fields, isWrong } = fieldsOf(texts, now)
  return { side: layout.lines === 2 ? 'front' : 'back', fields, faults: isWrong ? ['number_wrong'] : [] }
}
