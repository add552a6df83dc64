import type { InputOf } from '@campus/contract/call.ts'
import type { correctCaseIdCard } from '@campus/contract/registration/console/cases.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { readIdNumber } from '../../people/person/id-number-given.service.ts'
import { type CaseRow, lockCase, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { undecided } from '../cases/case-state.rules.ts'
import { encryptCaseIdCard, readGiven } from '../cases/given-fields.ts'
import { mapOpenCase } from '../handing-in/hand-in.service.ts'
import { requireListed } from './case-list.service.ts'

/** Whether somebody who decides may put the ID number of a case right: once, before the decision, never of their own. */
export const mayCorrect = ({ caller }: CallerCtx, { state, person_id, id_card_corrected_at }: CaseRow) =>
  undecided.includes(state) && person_id !== caller.personId && id_card_corrected_at === null

/** The case keeps its record and its queue: who decides sees what fits now, and links or passes it. */
export const correctIdCard = async (ctx: CallerCtx, { id, idCard, notes }: InputOf<typeof correctCaseIdCard>): Promise<null> => {
  const number = readIdNumber(ctx, 'idCard', idCard)
  const { secretBox } = ctx.services
  return inTransaction(ctx, async (ctx) => {
    await requireListed(ctx, id)
    const row = await lockCase(ctx.sql, id)
    if (!row) throw refuse('not_found')
    if (row.person_id === ctx.caller.personId) throw refuse('own_request')
    if (!undecided.includes(row.state)) throw refuse('already_reviewed')
    if (row.id_card_corrected_at) throw refuse('id_card_frozen')
    // The same number again is no correction, and does not use up the only one.
    if (number === readGiven(secretBox, row).idCard) return null
    await updateCase(ctx.sql, id, { ...encryptCaseIdCard(secretBox, number), id_card_corrected_at: ctx.now() })
    await noteEvent(ctx, row, 'id_card_corrected', notes)
    await record(ctx, { action: 'registration.id_card_corrected', subjectKind: 'registration_case', subjectId: id })
    return null
  }).catch(mapOpenCase)
}
