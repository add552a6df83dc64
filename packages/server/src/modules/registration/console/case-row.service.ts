import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { matchedCases } from '@campus/contract/registration/console/cases.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { reviewable } from '../cases/case-state.rules.ts'
import { readGiven } from '../cases/given-fields.ts'
import { differencesOf } from '../matching/matching.rules.ts'
import { findRecord } from '../matching/record.repository.ts'
import { readKnown } from '../matching/record.service.ts'
import { listProofs } from '../proof/proof.repository.ts'
import type { ListedCase } from './case-list.repository.ts'

type Row = OutputOf<typeof matchedCases>['rows'][number]

const isReviewable = ({ state }: ListedCase) => reviewable.includes(state)

const differencesIn = async (ctx: CallerCtx, row: ListedCase) => {
  const record = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  if (!record) return []
  return differencesOf(readGiven(ctx.services.secretBox, row), await readKnown(ctx, row.school_id, record))
}

/** Cases as a reviewer sees them in a list. */
export const presentRows = async (ctx: CallerCtx, rows: readonly ListedCase[]): Promise<Row[]> => {
  const proofs =
    rows.length > 0
      ? await listProofs(
          ctx.sql,
          rows.map(({ id }) => id),
        )
      : []
  const kinds = Map.groupBy(proofs, ({ case_id }) => case_id)
  const shown: Row[] = []
  for (const row of rows) {
    const isWaiting = isReviewable(row)
    shown.push({
      id: row.id,
      kind: row.kind,
      userType: row.user_type,
      state: row.state,
      method: row.method,
      name: row.name,
      number: row.number,
      unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
      proofs: (kinds.get(row.id) ?? []).flatMap(({ kind }) => (kind === 'mail' ? [] : [kind])),
      faceFailures: row.face_failures,
      differences: await differencesIn(ctx, row),
      fileCount: row.file_count ?? 0,
      handedInAt: (row.handed_in_at ?? row.created_at).toISOString(),
      decideBy: row.decide_by?.toISOString() ?? null,
      isOverdue: isWaiting && row.decide_by !== null && row.decide_by < ctx.now(),
      opensAt: row.opens_at?.toISOString() ?? null,
      reviewer: personNameIn({ name: row.reviewer_name ?? '', namePinyin: row.reviewer_pinyin }, ctx.language),
      decidedAt: row.decided_at?.toISOString() ?? null,
      notes: row.notes,
      mayReview: isWaiting && row.person_id !== ctx.caller.personId,
    })
  }
  return shown
}
