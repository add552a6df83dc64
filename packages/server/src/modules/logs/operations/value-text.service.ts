import { type Language, say } from '@campus/contract/language.ts'
import { settingNames } from '@campus/contract/school/console/setting-names.ts'
import { detailNames } from './detail-names.ts'

const yesNo = { true: ['是', 'Yes', '是'], false: ['否', 'No', '否'] } as const

/** Whatever was written, on one line; long ones are cut, because the whole of it is in the chain. */
const maxLength = 500

export const textOf = (value: unknown, language: Language): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return say(yesNo[`${value}`], language)
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, maxLength)
  if (Array.isArray(value))
    return (
      value
        .map((one) => textOf(one, language))
        .join(', ')
        .slice(0, maxLength) || '—'
    )
  const parts = Object.entries(value).map(([name, part]) => `${labelOf(name, language)}: ${textOf(part, language)}`)
  return parts.join('; ').slice(0, maxLength) || '—'
}

export const labelOf = (name: string, language: Language) => {
  const phrase = detailNames[name] ?? settingNames[name]
  return phrase ? say(phrase, language) : name
}
