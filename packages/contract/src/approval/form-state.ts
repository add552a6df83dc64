import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { FormValues } from './form.ts'

/** Where a form is filled in: a process that I may start, or a task on which I may act. */
export const FormPlace = z.union([z.object({ formId: Id, deptId: Id.optional() }), z.object({ taskId: Id })])
export type FormPlace = z.infer<typeof FormPlace>

export const formState = call({
  method: 'POST',
  path: '/my/approval-forms/state',
  who: 'user',
  summary: 'What a form calculates and asks for while I fill it in, where that depends on fields, people and units that I do not see.',
  body: z.object({ at: FormPlace, formData: FormValues }),
  output: z.object({
    /** The results of formulas; of a table each row with its own. */
    calculated: FormValues,
    /** The fields and layouts that are shown now. */
    visible: z.array(z.string()),
  }),
  refusals: ['process_stopped', 'unit_not_yours'],
})
