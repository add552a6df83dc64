import { saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import type { z } from 'zod'

const given = saveEntrustment.body.pick({ delegateNumber: true, copies: true })

/** Whom and how many copies: the number counts once the person behind it was looked up and seen. */
export const entrustTyped = (confirmedNumber: string | undefined) =>
  given.superRefine(({ delegateNumber }, issues) => {
    if (delegateNumber !== confirmedNumber) issues.addIssue({ code: 'custom', path: ['delegateNumber'], message: 'not_looked_up' })
  })

export type EntrustForm = FormOf<z.input<typeof given>, z.output<typeof given>>
