import { type Language, say } from '@campus/contract/language.ts'

export const presentUnit = (
  row: { unit_name: string | null; unit_name_en: string | null; unit_name_tw: string | null },
  language: Language,
) => say([row.unit_name ?? '', row.unit_name_en ?? '', row.unit_name_tw ?? ''], language)
