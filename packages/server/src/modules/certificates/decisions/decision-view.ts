import type { OutputOf } from '@campus/contract/call.ts'
import type { applicationsToDecide } from '@campus/contract/certificates/decisions.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import type { DecisionRow } from './decision.repository.ts'

type ToDecide = OutputOf<typeof applicationsToDecide>['rows'][number]

const stateFor = ({ state, decided_at }: DecisionRow): ToDecide['state'] => {
  if (decided_at !== null) return state === 'rejected' ? 'rejected' : 'approved'
  return state === 'pending_approval' ? 'pending' : 'withdrawn'
}

export const presentDecision = (ctx: Ctx, row: DecisionRow): ToDecide => {
  const state = stateFor(row)
  return {
    id: row.id,
    name: row.name,
    nameEn: row.name_en,
    nameTw: row.name_tw,
    applicant: {
      id: row.person_id,
      name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
      number: row.person_number,
      unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
    },
    way: row.way,
    copies: row.copies,
    heading: row.heading,
    amount: row.amount,
    state,
    decideBy: row.decide_by?.toISOString() ?? null,
    isOverdue: state === 'pending' && row.decide_by !== null && row.decide_by < ctx.now(),
    nudges: row.nudges,
    notes: row.notes,
    decidedBy: personNameIn({ name: row.decider_name ?? '', namePinyin: row.decider_pinyin }, ctx.language),
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
