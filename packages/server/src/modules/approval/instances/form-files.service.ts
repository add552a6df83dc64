import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { fileRuleOf } from '@campus/flow/form/file-rules.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isCurrentOf } from '../../signature/uses/use.service.ts'
import { listFiles, listNamed, replaceNamed } from './form-files.repository.ts'
import { filesOfForm } from './form-files.ts'

type Stored = Awaited<ReturnType<typeof listFiles>>[number]

/** The browser asks before it uploads, but who writes the call themselves may name any file of theirs. */
const faultOf = (item: FormItem, { use, content_type, size }: Stored): 'file_kind' | 'file_size' | undefined => {
  const { kinds, maxBytes } = fileRuleOf(item)
  if (use !== 'form' || !kinds.some((kind) => kind === content_type)) return 'file_kind'
  return size > maxBytes ? 'file_size' : undefined
}

/** A signature is kept by an area of its own, which says what one is. */
const faultFor = async (ctx: CallerCtx, item: FormItem, file: Stored) => {
  if (item.name !== 'SignPanel') return faultOf(item, file)
  return (await isCurrentOf(ctx, file.id, ctx.caller.personId)) ? undefined : 'wrong'
}

/** A form may name files of the person who fills it in, and those that it named before; in each field the kinds and sizes that it takes. */
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
  const known = isNew ? [] : await listNamed(ctx.sql, instanceId)
  if (files.length === 0 && known.length === 0) return
  const isKnown = (fileId: string) => known.some(({ file_id }) => file_id === fileId)
  const fresh = files.filter(({ fieldId, fileId }) => !known.some(({ field_id, file_id }) => field_id === fieldId && file_id === fileId))
  const stored = new Map(
    fresh.length === 0
      ? []
      : (
          await listFiles(
            ctx.sql,
            fresh.map(({ fileId }) => fileId),
          )
        ).map((file) => [file.id, file]),
  )
  for (const { item, fileId, at } of fresh) {
    const file = stored.get(fileId)
    if (!file || (file.owner_id !== ctx.caller.personId && !isKnown(fileId))) throw refuse('attachment_not_yours')
    const fault = await faultFor(ctx, item, file)
    if (fault) throw refuse('form_wrong', { fields: { [`formData.${at}`]: say(fieldTexts[fault], ctx.language) } })
  }
  await replaceNamed(ctx.sql, { instanceId, schoolId: ctx.caller.schoolId }, files)
}
