import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Phrase } from '@campus/contract/language.ts'

/** One certificate that a school begins with; its source is `templates/<code>.typ`. */
export interface Certificate {
  readonly code: string
  readonly name: Phrase
  readonly description: Phrase
  readonly rules: Pick<TemplateRules, 'type' | 'fields'> & Partial<TemplateRules>
}

export const noLimits: TemplateRules['limits'] = {
  total: null,
  day: null,
  week: null,
  month: null,
  quarter: null,
  half_year: null,
  year: null,
}
