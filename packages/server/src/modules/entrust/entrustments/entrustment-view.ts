import type { Entrustment } from '@campus/contract/entrust/entrustments.ts'
import type { Language } from '@campus/contract/language.ts'
import { PrintKind } from '@campus/contract/printing/items.ts'
import { titlesOf } from '../../school/titles.ts'
import type { EntrustmentRow } from './entrustment.repository.ts'
import { delegateNameIn, ownerNameIn } from './entrustment-names.ts'

type Standing = Pick<Entrustment, 'state' | 'ending'>

/** What nobody has ended yet may be over all the same. */
export const statusOf = (row: EntrustmentRow, now: Date): Standing => {
  if (row.is_open) return { state: 'in_progress', ending: '' }
  if (row.state === 'finished') return { state: 'finished', ending: '' }
  const why = row.ending || (row.deadline <= now ? 'expired' : 'over')
  return { state: 'cancelled', ending: why === 'over' && row.item_state === 'printed' ? 'printed' : why }
}

/** What nobody has ended yet ended with its time, or with what was to be fetched. */
const endOf = (row: EntrustmentRow, { state, ending }: Standing): Date | null => {
  if (state === 'in_progress' || row.ended_at !== null) return row.ended_at
  return ending === 'expired' ? row.deadline : row.item_ended_at
}

interface Reader {
  readonly personId: string
  readonly language: Language
}

/** An entrustment as one of the two sees it: of the other side only a masked name and the number, of the item only its name. */
export const present = (row: EntrustmentRow, { personId, language }: Reader, now: Date): Entrustment => {
  const isMine = row.owner_id === personId
  const status = statusOf(row, now)
  return {
    id: row.id,
    ...titlesOf(row),
    itemId: row.item_id,
    kind: PrintKind.parse(row.kind),
    part: isMine ? 'owner' : 'delegate',
    person: isMine
      ? { name: delegateNameIn(row, language), number: row.delegate_number }
      : { name: ownerNameIn(row, language), number: row.owner_number },
    copies: row.copies,
    printed: row.printed,
    ...status,
    isAccepted: row.accepted_at !== null,
    endedAt: endOf(row, status)?.toISOString() ?? null,
    since: row.created_at.toISOString(),
    deadline: row.deadline.toISOString(),
    fetched: row.fetched.map(({ at, ...fetch }) => ({ ...fetch, at: new Date(at).toISOString() })),
  }
}
