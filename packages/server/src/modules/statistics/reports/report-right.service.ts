import { toLanguage } from '@campus/contract/language.ts'
import { statisticReaders } from '@campus/contract/statistics/chart.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { actAs, inDutySet } from '../../people/person/acting-caller.service.ts'
import { reachOf } from '../reading/reach.service.ts'
import type { ReportRow } from './report.repository.ts'

/** The owner with the roles and units of this moment; nobody where they may no longer read what the report shows. */
export const ownerOf = async (system: Ctx, report: ReportRow): Promise<CallerCtx | undefined> => {
  const { id: actingFor, owner_id: personId, school_id: schoolId } = report
  const person = await actAs(system, { personId, schoolId, actingFor, language: toLanguage(report.language) })
  const owner = person && inDutySet(person, 'statistics')
  if (!owner || !statisticReaders.some((role) => owner.caller.roles.includes(role))) return undefined
  try {
    await reachOf(owner, report.view.unitId)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
  return owner
}
