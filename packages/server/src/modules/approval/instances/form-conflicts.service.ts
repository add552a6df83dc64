import type { Form, FormValues } from '@campus/contract/approval/form.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { fieldsOf, isCalculated } from '@campus/flow/form/fields.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Held } from '../engine/step.service.ts'
import type { Handling } from './action.service.ts'
import { listWrittenAfter } from './handling.repository.ts'

const changedText: Phrase = ['已被他人修改', 'Someone else changed this', '已被他人修改']

/**
 * Who writes fields as they read them must not undo what somebody else wrote into them since, and rows that others added, removed or moved
 * would take the cells of the wrong ones. Fields that nobody else touched are taken: several people may fill in one form at once.
 */
export const requireUnchanged = async (ctx: CallerCtx, { formData, formVersion }: Handling, { instance, state }: Held, form: Form) => {
  if (!formData || formVersion === undefined || formVersion >= state.seq) return
  const rows = await listWrittenAfter(ctx.sql, instance.id, formVersion)
  const written = rows.map(({ data }) => data as unknown as { readonly before: FormValues; readonly after: FormValues })
  const changed = new Set(written.flatMap(({ before, after }) => [...Object.keys(before), ...Object.keys(after)]))
  const conflicts = fieldsOf(form).filter((item) => item.id in formData && changed.has(item.id) && !isCalculated(item))
  if (conflicts.length === 0) return
  const text = say(changedText, ctx.language)
  throw refuse('form_changed', { fields: Object.fromEntries(conflicts.map(({ id }) => [`formData.${id}`, text])) })
}
