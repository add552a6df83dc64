import type { OutputOf } from '@campus/contract/call.ts'
import type { photoLibrary } from '@campus/contract/identity/library.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { photoTransitions } from '../photos/photo-state.rules.ts'
import { presentPhoto } from '../photos/photo-view.ts'
import type { LibraryRow } from './library.repository.ts'

type Shown = OutputOf<typeof photoLibrary>['rows'][number]

interface NamedPerson {
  readonly person_name: string
  readonly person_pinyin: string | null
  readonly person_number: string
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
}

export const presentPerson = (ctx: CallerCtx, id: string, row: NamedPerson): Shown['person'] => ({
  id,
  name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
  number: row.person_number,
  unit: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
})

/** The machine comes first: what it still tries to judge is not decided by a person. Nobody decides on themselves. */
const mayDecide = (ctx: CallerCtx, { state, person_id }: Pick<LibraryRow, 'state' | 'person_id'>) =>
  person_id !== ctx.caller.personId && state !== 'error' && photoTransitions[state].length > 0

export const presentInLibrary = (ctx: CallerCtx, row: LibraryRow): Shown => {
  const { draftUntil: _draftUntil, ...photo } = presentPhoto(ctx, row)
  return {
    ...photo,
    type: { name: row.type_name, nameEn: row.type_name_en, nameTw: row.type_name_tw },
    person: presentPerson(ctx, row.person_id, row),
    isOverruled: row.is_overruled,
    decidedBy: personNameIn({ name: row.decided_by_name ?? '', namePinyin: row.decided_by_pinyin }, ctx.language),
    mayDecide: mayDecide(ctx, row),
  }
}
