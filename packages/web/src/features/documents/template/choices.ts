import type { OutputOf } from '@campus/contract/call.ts'
import { MakingChoices } from '@campus/contract/documents/making.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'

type Wants = Pick<OutputOf<typeof templateInfo>, 'heading' | 'wantsSignature'>

/** What is chosen for one certificate: the contract's own schema, and what this certificate insists on. */
export const choicesFor = ({ heading, wantsSignature }: Wants) =>
  MakingChoices.superRefine((chosen, issues) => {
    if (heading === 'required' && chosen.heading === '') issues.addIssue({ code: 'custom', path: ['heading'], message: 'required' })
    if (wantsSignature && chosen.signatureFileId === undefined)
      issues.addIssue({ code: 'custom', path: ['signatureFileId'], message: 'required' })
  })
