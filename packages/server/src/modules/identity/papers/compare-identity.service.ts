import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type compareIdentity, sidesOf } from '@campus/contract/identity/papers.ts'
import { maskIdCard } from '@campus/contract/masks.ts'
import { similarity } from '@campus/face/embedding.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { hasFaceConsent } from '../../faces/consents/consent.service.ts'
import { readFaceSettings } from '../../faces/settings/face-settings.service.ts'
import { findReference } from '../../faces/vectors/portrait-vector.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { readIdNumber } from '../../people/person/id-number-given.service.ts'
import { readForPapers } from '../../people/profile/papers.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { notifyReviewers } from '../waiting/reviewer-messages.ts'
import { type ComparedRow, compareFields, fitsRecord, isExpired, isNumberWrong, type PortraitResult } from './compare.rules.ts'
import { endPaper, findOpenPaper, lockPapersOf, markReviewing, type PaperRow, updateFields } from './paper.repository.ts'
import { filesOfPaper } from './paper.service.ts'
import { type ConfirmedFields, encryptFields, type KnownFields, openFields, valueOf } from './paper-fields.ts'
import { reviewSeconds } from './paper-state.rules.ts'
import { vectorOfPaper } from './paper-vector.service.ts'

type Shown = OutputOf<typeof compareIdentity>

/** Whether the face on the paper is the one of the approved portrait. */
const comparePortrait = async (ctx: CallerCtx, paper: PaperRow): Promise<PortraitResult> => {
  const { schoolId, personId } = ctx.caller
  const { isOn, threshold } = await readFaceSettings(ctx, schoolId)
  if (!isOn || !(await hasFaceConsent(ctx, personId, 'comparison'))) return 'not_compared'
  const portrait = await findReference(ctx, personId)
  if (!portrait) return 'no_portrait'
  const onPaper = await vectorOfPaper(ctx, paper)
  if (!onPaper) return 'no_photo_on_paper'
  return similarity(onPaper, portrait) >= threshold ? 'same' : 'different'
}

/** Numbers are shown masked, on both sides. */
export const presentRows = (rows: readonly ComparedRow[]): Shown['rows'] =>
  rows.map((row) => (row.field === 'number' ? { ...row, paper: maskIdCard(row.paper), record: maskIdCard(row.record) } : row))

/** Name and number as the school's record has them. */
export const readRecord = async (ctx: Ctx, personId: string) => {
  const record = await readForPapers(ctx, personId)
  return { name: record?.name ?? '', idCard: record?.idCard ?? '' }
}

const checkedFields = (ctx: CallerCtx, { kind }: PaperRow, { number, ...confirmed }: ConfirmedFields): ConfirmedFields => {
  if (number === undefined) return confirmed
  const checked = kind === 'resident_card' ? readIdNumber(ctx, 'confirmed.number', number) : number
  return { ...confirmed, number: checked.toUpperCase() }
}

const requireComplete = async (ctx: CallerCtx, paper: PaperRow, known: KnownFields) => {
  if (sidesOf[paper.kind].some((side) => !paper[`${side}_file_id`])) throw refuse('paper_side_missing')
  if (isNumberWrong(paper.kind, valueOf(known, 'number').value)) throw refuse('paper_number_wrong')
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  if (isExpired(valueOf(known, 'validUntil').value, dayIn(timeZone, ctx.now()))) throw refuse('paper_expired')
}

/** What fits is checked at once, and its pictures go; all else is looked at by a person. */
const decide = async (ctx: CallerCtx, paper: PaperRow, isFit: boolean): Promise<Shown['state']> => {
  if (!isFit) {
    await markReviewing(ctx.sql, paper.id, later(ctx.now(), reviewSeconds))
    await notifyReviewers(ctx, 'paper_review', paper)
    return 'reviewing'
  }
  await endPaper(ctx.sql, paper.id, { state: 'checked', now: ctx.now() })
  await removeFiles(ctx, filesOfPaper(paper))
  return 'checked'
}

/** Holds the paper against record and portrait; handed in, it is decided. */
export const compareOwn = async (ctx: CallerCtx, { confirmed, handsIn }: InputOf<typeof compareIdentity>): Promise<Shown> => {
  const { personId } = ctx.caller
  const found = await findOpenPaper(ctx.sql, personId)
  if (!found) throw refuse('paper_missing')
  if (handsIn && found.state === 'reviewing') throw refuse('paper_under_review')
  const given = checkedFields(ctx, found, confirmed)
  const portrait = await comparePortrait(ctx, found)
  return inTransaction(ctx, async (ctx) => {
    await lockPapersOf(ctx.sql, personId)
    const paper = await findOpenPaper(ctx.sql, personId)
    if (paper?.id !== found.id || paper.state !== found.state) throw refuse(paper ? 'paper_under_review' : 'paper_missing')
    const before = openFields(ctx.services.secretBox, paper.fields_encrypted)
    const known = paper.state === 'draft' ? { ...before, confirmed: { ...before.confirmed, ...given } } : before
    const rows = compareFields(known, await readRecord(ctx, personId))
    if (paper.state === 'draft') {
      const fields = encryptFields(ctx.services.secretBox, known)
      await updateFields(ctx.sql, paper.id, { fields, portrait, validUntil: valueOf(known, 'validUntil').value || null })
    }
    if (handsIn) await requireComplete(ctx, paper, known)
    const state = handsIn ? await decide(ctx, paper, fitsRecord(known, rows, portrait)) : paper.state
    return { state, rows: presentRows(rows), portrait }
  })
}
