import { issueDocument } from '@campus/contract/console/issued-documents.ts'
import { Heading } from '@campus/contract/documents/template-choices.ts'
import { Id } from '@campus/contract/fields.ts'
import { z } from 'zod'
import type { Template } from '../template/written-template.ts'

const { academicYears, note } = issueDocument.body.shape

/** What is asked at the counter: as much as the certificate wants, and a note for the files. */
export const choicesFor = ({ heading, wantsSignature }: Pick<Template['rules'], 'heading' | 'wantsSignature'>) =>
  z.object({
    heading: heading === 'required' ? z.string().trim().min(1, 'required').pipe(Heading) : z.literal('').or(Heading),
    academicYears,
    signatureFileId: wantsSignature ? Id : Id.optional(),
    note,
  })

const firstMonth = 8
const mostYears = 8

/** The academic years that a student may have scores of: since they came, or the last few where nobody knows when that was. */
export const yearsSince = (grade: string, today: Date): string[] => {
  const now = today.getMonth() >= firstMonth ? today.getFullYear() : today.getFullYear() - 1
  const entered = /^\d{4}$/.test(grade) ? Number(grade) : now - mostYears + 1
  const count = Math.min(mostYears, Math.max(1, now - entered + 1))
  return Array.from({ length: count }, (_, index) => `${now - index}-${now - index + 1}`)
}
