import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CustodyItem, custodyItem, custodyItems } from '@campus/contract/lostfound/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { listClaimsOn } from '../claims/claim.repository.ts'
import { presentClaim } from '../claims/claim-view.ts'
import { presentItem } from '../items/item.service.ts'
import { openCard } from '../posts/card-owner.service.ts'
import { findItem, type ItemRow } from '../posts/item.repository.ts'
import { placeOf, presentRow } from '../posts/item-view.ts'
import * as repository from './custody.repository.ts'
import { actionsFor } from './custody.rules.ts'

type Person = CustodyItem['author']

/** Names for the office; who is unknown has none. */
const peopleBy = async (ctx: CallerCtx, ids: readonly (string | null)[]): Promise<(id: string) => Person> => {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = await repository.listPeople(ctx.sql, ctx.caller.schoolId, known)
  const people = new Map(
    rows.map(({ id, name, name_pinyin, number, unit_name, unit_name_en, unit_name_tw }) => [
      id,
      {
        id,
        name: personNameIn({ name, namePinyin: name_pinyin }, ctx.language),
        number,
        unitName: unit_name === null ? '' : say([unit_name, unit_name_en ?? '', unit_name_tw ?? ''], ctx.language),
      },
    ]),
  )
  return (id) => people.get(id) ?? { id, name: '', number: '', unitName: '' }
}

/** Posts that were reported and wait for a decision. */
export const reportsWaiting = (ctx: CallerCtx) => repository.findReported(ctx.sql, ctx.caller.schoolId)

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, from, until, ...given }: InputOf<typeof custodyItems>,
): Promise<OutputOf<typeof custodyItems>> => {
  const filter = { schoolId: ctx.caller.schoolId, ...given, ...(await daysAtSchool(ctx, { from, until })) }
  const rows = await repository.listAll(ctx.sql, filter, { pageNum, pageSize })
  const person = await peopleBy(
    ctx,
    rows.map(({ person_id }) => person_id),
  )
  return {
    rows: rows.map((row) => ({
      ...presentRow(ctx, row),
      place: placeOf(ctx, row),
      waiting: row.waiting,
      author: person(row.person_id),
      reports: row.reports,
    })),
    total: await repository.countAll(ctx.sql, filter),
    waiting: (await reportsWaiting(ctx)).count,
  }
}

/** What a card says is for the office alone, and only until the post ends. */
const cardOf = (ctx: CallerCtx, row: ItemRow, person: (id: string) => Person): CustodyItem['card'] => {
  if (row.card_encrypted === null) return null
  return { ...openCard(ctx, row.card_encrypted), owner: row.owner_id === null ? null : person(row.owner_id) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof custodyItem>): Promise<OutputOf<typeof custodyItem>> => {
  const row = await findItem(ctx.sql, ctx.caller.schoolId, id)
  if (!row) throw refuse('not_found')
  const [claims, reports] = [await listClaimsOn(ctx.sql, id), await repository.listReports(ctx.sql, id)]
  const concerned = [row.person_id, row.owner_id, row.returned_to, ...claims.map((claim) => claim.person_id)]
  const person = await peopleBy(ctx, concerned)
  return {
    ...(await presentItem(ctx, row)),
    place: placeOf(ctx, row),
    question: row.question,
    notes: row.notes,
    waiting: row.waiting,
    author: person(row.person_id),
    reports: reports.map(({ reason, notes, created_at }) => ({ reason, notes, at: created_at.toISOString() })),
    claimants: claims.map((claim) => ({ ...presentClaim(ctx, row, claim), person: person(claim.person_id) })),
    card: cardOf(ctx, row, person),
    returnedTo: row.returned_to === null ? null : person(row.returned_to),
    mayDo: actionsFor(row, ctx.caller.personId),
  }
}
