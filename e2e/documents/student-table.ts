import { type ImportField, importHeadings } from '@campus/contract/administration/people-import.ts'
import { type Language, say } from '@campus/contract/language.ts'

export type TableLine = Readonly<Partial<Record<ImportField, string>>>

/** Students of a new year in one class: numbers and phones of a stretch that nobody else has. */
export const newStudents = (count: number, { unit, first }: { readonly unit: string; readonly first: number }): TableLine[] =>
  Array.from({ length: count }, (_, index) => ({
    number: String(first + index),
    name: `新生${index + 1}`,
    unit,
    grade: '2026',
    phone: `155${String(first + index).padStart(8, '0')}`,
    email: `s${first + index}@journey.campus.example`,
  }))

/** The lines as a sheet: each cell under the heading that means it. */
export const asSheet = (lines: readonly TableLine[], fields: readonly ImportField[], language: Language): string[][] => [
  fields.map((field) => say(importHeadings[field], language)),
  ...lines.map((line) => fields.map((field) => line[field] ?? '')),
]

export const asCsv = (sheet: readonly (readonly string[])[]): Buffer => Buffer.from(sheet.map((line) => line.join()).join('\r\n'))
