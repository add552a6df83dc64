import { TemplateRules, TemplateSource } from '@campus/contract/documents/console/templates.ts'
import { z } from 'zod'

export const Previewed = z.object({ rules: TemplateRules, source: TemplateSource, studentNumber: z.string().optional() })
export type Previewed = z.output<typeof Previewed>

/** A specimen wants a title; while none is written yet, any will do. */
const titled = (rules: TemplateRules): TemplateRules => ({
  ...rules,
  name: rules.name.trim() || '证明',
  nameEn: rules.nameEn.trim() || 'Certificate',
  nameTw: rules.nameTw.trim() || '證明',
  type: rules.type || '-',
})

/** What a specimen is made from; undefined while a rule is wrong or nothing is written. */
export const previewable = (rules: TemplateRules, source: string, studentNumber = ''): Previewed | undefined =>
  Previewed.safeParse({ rules: titled(rules), source, ...(studentNumber && { studentNumber }) }).data
