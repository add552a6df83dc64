import type { Form, FormValues } from '@campus/contract/approval/form.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listNamed, listOwned, replaceNamed } from './form-files.repository.ts'
import { filesOfForm } from './form-files.ts'

/** A form may name files of the person who fills it in, and those that it named before. */
export const keepFormFiles = async (
  ctx: CallerCtx,
  {
    instanceId,
    form,
    values,
    isNew = false,
  }: { readonly instanceId: string; readonly form: Form; readonly values: FormValues; readonly isNew?: boolean },
) => {
  const files = filesOfForm(form, values)
  if (isNew && files.length === 0) return
  const known = new Set(isNew ? [] : (await listNamed(ctx.sql, instanceId)).map(({ file_id }) => file_id))
  if (files.length === 0 && known.size === 0) return
  const fresh = [...new Set(files.map(({ fileId }) => fileId))].filter((id) => !known.has(id))
  if (fresh.length > 0 && (await listOwned(ctx.sql, fresh, ctx.caller.personId)).length !== fresh.length)
    throw refuse('attachment_not_yours')
  await replaceNamed(ctx.sql, { instanceId, schoolId: ctx.caller.schoolId }, files)
}
