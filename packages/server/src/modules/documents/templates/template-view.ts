import type { OutputOf } from '@campus/contract/call.ts'
import type { userTemplates } from '@campus/contract/documents/templates.ts'
import type { TemplateOffer } from '../versions/version.service.ts'

type Template = OutputOf<typeof userTemplates>[number]

/** A certificate as people see it before they apply. */
export const presentTemplate = ({ templateId, code, titles, rules }: TemplateOffer): Template => ({
  ...titles,
  id: templateId,
  code,
  type: rules.type,
  description: rules.description,
  descriptionEn: rules.descriptionEn,
  descriptionTw: rules.descriptionTw,
  ways: rules.ways,
  needsApproval: rules.needsApproval,
  charge: rules.charge,
  price: rules.price,
  freeCopies: rules.freeCopies,
  freePeriod: rules.freePeriod,
  validityDays: rules.validityDays,
  choosesCourses: rules.choosesCourses,
})
