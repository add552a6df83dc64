import type { Picture } from '@campus/face/picture.ts'
import type { FieldName, ParseResult } from 'mrz'
import { cleaned, readMachineLines } from './machine-lines.ts'
import { proposed, proved, type ReadField, type ReadPaper } from './paper-fields.ts'
import type { ReadLine } from './read-line.ts'
import type { TextModels } from './text-models.ts'

/** How papers are laid out: passports have two lines of 44 signs, cards three of 30. */
const [passport, card] = [
  { lines: 2, signs: 44 },
  { lines: 3, signs: 30 },
] as const

/** Between the two: arrows get lost when a line is read whole, and the longest line has the fewest of them. */
const longestOfCard = 36

const isCandidate = ({ width, text }: ReadLine, picture: Picture) => {
  const signs = cleaned(text)
  return width > picture.width * 0.3 && signs.length >= 12 && (signs.includes('<') || signs.length > 25)
}

const layoutOf = (candidates: readonly ReadLine[]) => {
  const longest = Math.max(0, ...candidates.map(({ text }) => cleaned(text).length))
  if (candidates.length >= card.lines && longest <= longestOfCard) return card
  return candidates.length >= passport.lines ? passport : undefined
}

const dateOf = (short: string | null, isPast: boolean, now: Date): string => {
  const match = short?.match(/^(\d{2})(\d{2})(\d{2})$/)
  if (!match) return ''
  const [, year = '', month = '', day = ''] = match
  const century = isPast && Number(year) > now.getUTCFullYear() % 100 ? 1900 : 2000
  return `${century + Number(year)}-${month}-${day}`
}

const sexes: Readonly<Record<string, string>> = { male: 'male', female: 'female', nonspecified: 'other' }

const fieldsOf = (
  { fields, details, valid }: ParseResult,
  now: Date,
): { readonly fields: readonly ReadField[]; readonly isWrong: boolean } => {
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
  const layout = layoutOf(candidates)
  if (!layout) return undefined
  const { fields, isWrong } = fieldsOf(await readMachineLines(models, picture, candidates.slice(-layout.lines), layout.signs), now)
  return { side: layout.lines === 2 ? 'front' : 'back', fields, faults: isWrong ? ['number_wrong'] : [] }
}
