import type { ShownPerson } from '@campus/contract/approval/office-page.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { fileAddress } from '../../files/file.service.ts'
import { listShown, listUnitNames } from './shown-people.repository.ts'

export type ShowPerson = (id: string) => ShownPerson

/** People of a list, loaded at once: name, unit and picture, which everybody sees who has to do with them. */
export const shownPeople = async (ctx: CallerCtx, ids: Iterable<string>): Promise<ShowPerson> => {
  const wanted = [...new Set(ids)]
  const rows = wanted.length === 0 ? [] : await listShown(ctx.sql, wanted)
  const people = new Map(
    rows.map((row): [string, ShownPerson] => [
      row.id,
      {
        id: row.id,
        name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
        unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
        avatar: row.avatar_file_id ? fileAddress(ctx, row.avatar_file_id, ctx.caller.personId) : '',
      },
    ]),
  )
  return (id) => people.get(id) ?? { id, name: '', unitName: '', avatar: '' }
}

/** The names of units in the reader's language. */
export const shownUnits = async (ctx: CallerCtx, ids: Iterable<string | null>): Promise<(id: string | null) => string> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const rows = wanted.length === 0 ? [] : await listUnitNames(ctx.sql, wanted)
  const names = new Map(rows.map((row) => [row.id, say([row.name, row.name_en, row.name_tw], ctx.language)]))
  return (id) => (id === null ? '' : (names.get(id) ?? ''))
}
