import type { Language } from '@campus/contract/language.ts'
import { maskedNameIn } from '@campus/contract/people/person-name.ts'
import type { PrintItem } from '@campus/contract/printing/items.ts'
import type { Ctx } from '../../../context/context.ts'
import { copiesForDelegate, copiesForOwner, copiesOut, pagesFor } from './copies.rules.ts'
import type { HeldRow } from './holder.repository.ts'

const stateOf = (row: HeldRow, now: Date): PrintItem['state'] => {
  if (row.state === 'printed') return 'printed'
  if (row.state === 'ended' || (row.expires_at !== null && row.expires_at <= now)) return 'over'
  return row.is_in_print ? 'printing' : 'waiting'
}

const shared = (row: HeldRow) => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  kind: row.kind,
  pagesPerCopy: row.pages_per_copy,
  attribute: row.attribute,
  createdAt: row.created_at.toISOString(),
})

/** A delegate sees only their copies, and nothing of the document behind it. */
const presentToDelegate = (row: HeldRow, now: Date, language: Language): PrintItem => {
  const entrusted = { copies: row.entrusted_copies ?? 0, printed: row.entrusted_printed ?? 0 }
  const isFetched = row.entrusted_state === 'finished'
  const isLate = row.deadline !== null && row.deadline <= now
  return {
    ...shared(row),
    subjectId: row.id,
    part: 'delegate',
    ownerName: maskedNameIn({ name: row.owner_name, namePinyin: row.owner_pinyin }, language),
    copies: entrusted.copies,
    copiesPrinted: entrusted.printed,
    pagesLeft: pagesFor(row, copiesForDelegate(row, entrusted)),
    entrustedTo: [],
    state: isFetched ? 'printed' : isLate ? 'over' : stateOf(row, now),
    expiresAt: row.deadline?.toISOString() ?? null,
  }
}

/** An item as its owner or the delegate sees it. */
export const presentItem = (row: HeldRow, personId: string, { language, ...ctx }: Pick<Ctx, 'now' | 'language'>): PrintItem => {
  const now = ctx.now()
  if (row.person_id !== personId) return presentToDelegate(row, now, language)
  const entrusted = row.entrusted_to.reduce((sum, { copies }) => sum + copies, 0)
  return {
    ...shared(row),
    subjectId: row.subject_id,
    part: 'owner',
    ownerName: '',
    copies: row.copies,
    copiesPrinted: copiesOut(row),
    pagesLeft: pagesFor(row, copiesForOwner(row, entrusted)),
    entrustedTo: row.entrusted_to.map(({ copies, ...friend }) => ({ name: maskedNameIn(friend, language), copies })),
    state: stateOf(row, now),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}
