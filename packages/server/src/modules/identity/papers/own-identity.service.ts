import type { OutputOf } from '@campus/contract/call.ts'
import { type ownIdentity, paperFields } from '@campus/contract/identity/papers.ts'
import { maskIdCard, maskName } from '@campus/contract/masks.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readRecord } from './compare-identity.service.ts'
import { findLatestPaper, type PaperRow } from './paper.repository.ts'
import { presentSides } from './paper.service.ts'
import { openFields, valueOf } from './paper-fields.ts'

/** As the paper says while it is there, afterwards as the record does. */
const namesOf = async (ctx: CallerCtx, paper: PaperRow | undefined) => {
  if (paper?.fields_encrypted) {
    const known = openFields(ctx.services.secretBox, paper.fields_encrypted)
    return { name: valueOf(known, 'name').value, number: valueOf(known, 'number').value }
  }
  const { name, idCard } = await readRecord(ctx, ctx.caller.personId)
  return { name, number: idCard }
}

/** What was read or confirmed, in the clear: its owner goes on with the draft. */
const fieldsOf = (ctx: CallerCtx, paper: PaperRow | undefined): OutputOf<typeof ownIdentity>['fields'] => {
  if (paper?.state !== 'draft') return []
  const known = openFields(ctx.services.secretBox, paper.fields_encrypted)
  return paperFields.flatMap((field) => {
    const { value } = valueOf(known, field)
    const read = [...known.front, ...known.back].find((one) => one.field === field && one.value === value)
    return value === '' ? [] : [{ field, value, confidence: read?.confidence ?? 1, isProved: read?.isProved ?? false }]
  })
}

export const readOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownIdentity>> => {
  const paper = await findLatestPaper(ctx.sql, ctx.caller.personId)
  const { name, number } = await namesOf(ctx, paper)
  const isOpen = paper?.state === 'draft' || paper?.state === 'reviewing'
  return {
    kind: paper?.kind ?? null,
    state: paper?.state ?? 'missing',
    name: name && maskName(name),
    number: maskIdCard(number),
    validUntil: paper?.valid_until ?? null,
    sides: paper ? presentSides(ctx, paper) : [],
    fields: fieldsOf(ctx, paper),
    reason: paper?.reason ?? '',
    decidedAt: paper?.decided_at?.toISOString() ?? null,
    deletedAt: paper && isOpen ? paper.deletes_at.toISOString() : null,
  }
}
