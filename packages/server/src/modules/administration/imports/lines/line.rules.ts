import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { PersonGiven } from '@campus/contract/administration/people.ts'
import { type ImportField, importFields } from '@campus/contract/administration/people-import.ts'
import { explainIssue, fieldTexts } from '@campus/contract/field-texts.ts'
import { Email, Mobile } from '@campus/contract/fields.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { NamePinyin } from '@campus/contract/people/profile-fields.ts'
import { z } from 'zod'
import { cleanCell } from '../../../../platform/tables/columns.ts'
import { cutText } from '../../../../platform/text/cut-text.ts'
import { type RawLine, requiredFields } from './columns.rules.ts'

/** What a line gives; what is empty leaves what the school has. */
export const GivenLine = z.record(z.enum(importFields), z.string())
export type GivenLine = z.infer<typeof GivenLine>

export interface Problem {
  readonly field: ImportField
  readonly text: Phrase
}

const schemas: Record<ImportField, z.ZodType<string>> = {
  number: PersonGiven.shape.number,
  name: PersonGiven.shape.name,
  unit: z.string().max(120),
  grade: z.string().max(20),
  phone: Mobile,
  email: Email,
  idCard: IdCardNumber,
  pinyin: NamePinyin,
}

const readCell = (field: ImportField, cell: string): { value: string; problem?: Problem } => {
  if (cell === '') return requiredFields.includes(field) ? { value: '', problem: { field, text: fieldTexts.required } } : { value: '' }
  const parsed = schemas[field].safeParse(cell)
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  const explain = (language: Parameters<typeof explainIssue>[1]) => (issue ? explainIssue(issue, language) : '')
  return { value: cutText(cell, 100), problem: { field, text: [explain('zh_CN'), explain('en_US'), explain('zh_TW')] } }
}

/** Holds one line against the limits that the forms have, too. */
export const readLine = ({ cells }: RawLine): { given: GivenLine; problems: Problem[] } => {
  const read = importFields.map((field) => [field, readCell(field, cleanCell(cells[field] ?? ''))] as const)
  return {
    given: Object.fromEntries(read.map(([field, { value }]) => [field, value])) as GivenLine,
    problems: read.flatMap(([, { problem }]) => problem ?? []),
  }
}
