import { readFileSync } from 'node:fs'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { type Certificate, noLimits } from './certificate.ts'
import { completionCertificates } from './completion-certificates.ts'
import { scoreCertificates } from './score-certificates.ts'
import { statusCertificates } from './status-certificates.ts'

/** What schools usually issue. A school changes them, adds its seal and publishes what it wants to offer. */
export const certificates: readonly Certificate[] = [...statusCertificates, ...scoreCertificates, ...completionCertificates]

/** What most certificates have in common: for students, free, at once, to download. */
export const rulesOfCertificate = ({ name, description, rules }: Certificate, sealFileId: string | null): TemplateRules => ({
  name: name[0],
  nameEn: name[1],
  nameTw: name[2],
  description: description[0],
  descriptionEn: description[1],
  descriptionTw: description[2],
  userTypes: ['student'],
  sources: ['undergraduate', 'graduate'],
  standings: ['studying'],
  ways: ['download', 'email'],
  needsApproval: false,
  charge: 'none',
  price: 0,
  freeCopies: 0,
  freePeriod: 'total',
  limits: noLimits,
  copyLimits: noLimits,
  validityDays: null,
  heading: 'none',
  wantsPhoto: false,
  wantsSignature: false,
  choosesYears: false,
  choosesCourses: false,
  sealFileId,
  ...rules,
})

export const sourceOf = ({ code }: Certificate): string => readFileSync(new URL(`templates/${code}.typ`, import.meta.url), 'utf8')
