import { saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import type { z } from 'zod'
import type { FormOf } from '../../../parts/form/use-form.ts'

const given = saveEntrustment.body.pick({ delegateNumber: true, copies: true })

/** Whom and how many copies: the number counts once the person behind it was looked up and seen. */
export const entrustTyped = (confirmedNumber: string | undefined) =>
  given.superRefine(({ delegateNumber }, issues) => {
    if (delegateNumber !== confirmedNumber) issues.addIssue({ code: 'custom', path: ['delegateNumber'], message: 'not_looked_up' })
  })

export type EntrustForm = FormOf<z.input<typeof given>, z.output<typeof given>>
