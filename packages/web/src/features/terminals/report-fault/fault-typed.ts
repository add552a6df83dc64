import { Id } from '@campus/contract/fields.ts'
import { reportFault } from '@campus/contract/terminals/faults.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { z } from 'zod'

const given = reportFault.body.shape
const chosen = z.string().min(1, 'required')

/** The report as it is filled in: what is still to be chosen is an empty text. */
export const FaultTyped = reportFault.body.extend({ terminalId: chosen.pipe(Id), kind: chosen.pipe(given.kind) })

export type FaultForm = FormOf<z.input<typeof FaultTyped>, z.output<typeof FaultTyped>>
