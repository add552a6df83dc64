import { type Phrase, toLanguage } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { actAs, inDutySet } from '../../people/person/acting-caller.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { problems } from './import-problems.ts'
import type { PhotoImportRow } from './photo-import.repository.ts'
import { findPlace } from './photo-import-line.repository.ts'

/** What forbids a photo when its turn comes: who confirmed the import has other units by now, or stands in it themselves. */
export const findForbidden = async (
  ctx: Ctx,
  { id, school_id: schoolId, created_by, by_language }: PhotoImportRow,
  { runBy, personId }: { readonly runBy: string; readonly personId: string },
): Promise<Phrase | undefined> => {
  if (personId === runBy || personId === created_by) return problems.yourself
  const person = await findPlace(ctx.sql, personId)
  if (person?.state !== 'active') return problems.unknown
  const actor = await actAs(ctx, { personId: runBy, schoolId, language: toLanguage(by_language), actingFor: id })
  const scope = actor ? await scopeOf(inDutySet(actor, 'people')) : []
  return isInScope(scope, person.org_unit_id) ? undefined : problems.outOfScope
}
