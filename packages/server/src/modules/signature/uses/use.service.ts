import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countUses, findOwnByFile, holdByFile, insertUse, listAllUses, listUses } from './use.repository.ts'

/** An application takes a signature that its owner has now; until the transaction ends it cannot be deleted. */
export const requireCurrent = async (ctx: Ctx, fileId: string) => {
  const held = await holdByFile(ctx.sql, fileId)
  if (held && held.state !== 'current') throw refuse('signature_needed')
}

/** Whether a file is the signature that a person has now; until the transaction ends it cannot be deleted. */
export const isCurrentOf = async (ctx: Ctx, fileId: string, personId: string) => {
  const held = await holdByFile(ctx.sql, fileId)
  return held?.state === 'current' && held.person_id === personId
}

interface Use {
  readonly fileId: string
  readonly applicationId: string
  readonly titles: { readonly name: string; readonly nameEn: string; readonly nameTw: string }
}

/** A picture that was uploaded for one application alone is not the signature of the person, and is not listed. */
export const noteUse = async (ctx: CallerCtx, { fileId, applicationId, titles }: Use) => {
  const { personId, schoolId } = ctx.caller
  const taken = await findOwnByFile(ctx.sql, fileId, personId)
  if (!taken) return
  await insertUse(ctx.sql, {
    school_id: schoolId,
    person_id: personId,
    signature_id: taken.id,
    method: taken.method,
    application_id: applicationId,
    name: titles.name,
    name_en: titles.nameEn,
    name_tw: titles.nameTw,
    used_at: ctx.now(),
  })
}

export const listOwnUses = async (
  ctx: CallerCtx,
  page: InputOf<typeof userSignatureInfo>,
  currentId: string | undefined,
): Promise<OutputOf<typeof userSignatureInfo>['uses']> => {
  const { personId } = ctx.caller
  const rows = await listUses(ctx.sql, personId, page)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      applicationId: row.application_id,
      name: row.name,
      nameEn: row.name_en,
      nameTw: row.name_tw,
      method: row.method,
      usedAt: row.used_at.toISOString(),
      isCurrent: row.signature_id !== null && row.signature_id === currentId,
    })),
    total: await countUses(ctx.sql, personId),
  }
}

export const exportUses = (ctx: Ctx, personId: string) => listAllUses(ctx.sql, personId)
