import type { OutputOf } from '@campus/contract/call.ts'
import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { z } from 'zod'

type Wants = Pick<OutputOf<typeof templateInfo>, 'heading' | 'wantsSignature'>

/** Somebody else fetches the paper: by which number they were looked up and confirmed. */
export interface Delegating {
  readonly confirmedNumber: string | undefined
}

type Typed = z.input<typeof ApplicationChoices>

/** A draft keeps what was typed for another way; what its form does not show is not sent. */
const shownOf = (typed: Typed, isDelegating: boolean): Typed => ({
  ...typed,
  ...(typed.way !== 'email' && { email: '', ccEmails: [] }),
  ...(!isDelegating && { delegateNumber: '' }),
})

/** What is chosen for one certificate: the contract's own schema, and what this certificate insists on. */
export const applicationFor = ({ heading, wantsSignature }: Wants, delegating?: Delegating) =>
  z.preprocess(
    (typed: Typed) => shownOf(typed, delegating !== undefined),
    ApplicationChoices.superRefine((chosen, issues) => {
      const complain = (name: string, message: string) => issues.addIssue({ code: 'custom', path: [name], message })
      if (heading === 'required' && chosen.heading === '') complain('heading', 'required')
      if (wantsSignature && chosen.signatureFileId === undefined) complain('signatureFileId', 'required')
      if (delegating && chosen.delegateNumber === '') complain('delegateNumber', 'required')
      else if (delegating && chosen.delegateNumber !== delegating.confirmedNumber) complain('delegateNumber', 'not_looked_up')
    }),
  )

type Schema = ReturnType<typeof applicationFor>
export type Application = Schema['_zod']['output']
export type ApplicationForm = FormOf<Schema['_zod']['input'], Application>

/** A file about which nothing else is said than what the short call for files takes. */
export const isPlainFile = ({ academicYears, scoreIds, signatureFileId, titleZh, titleEn, ccEmails }: Application): boolean =>
  signatureFileId === undefined && [academicYears, scoreIds, titleZh, titleEn, ccEmails].every(({ length }) => length === 0)

/** An application before anything was chosen. */
export const blankApplication = (templateId: string, way: DocumentWay) => ({
  templateId,
  way,
  copies: 1,
  heading: '',
  academicYears: [],
  scoreIds: [],
  titleZh: '',
  titleEn: '',
  email: '',
  ccEmails: [],
  delegateNumber: '',
})
