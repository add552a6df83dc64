import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type ownSearch, type ownSearches, searchesADay, type searchesForMe } from '@campus/contract/identity/people-search.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { roleNames } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readAttempts } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { fileAddress } from '../../files/file.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { presentPerson } from '../library/library-view.ts'
import * as repository from './photo-search.repository.ts'
import { searchCounter } from './search-counter.ts'

type Search = OutputOf<typeof ownSearch>
type Row = NonNullable<Awaited<ReturnType<typeof repository.findSearch>>>

const present = ({ id, purpose, top, found, created_at }: Row) => ({ id, purpose, top, found, createdAt: created_at.toISOString() })

/** A search of the caller with the people it showed, as far as the caller reaches them today. */
export const readSearch = async (ctx: CallerCtx, id: string): Promise<Search> => {
  const { personId } = ctx.caller
  const search = await repository.findSearch(ctx.sql, personId, id)
  if (!search) throw refuse('not_found')
  const results = (await repository.listFound(ctx.sql, id, await scopeOf(ctx))).map((row) => ({
    person: presentPerson(ctx, row.person_id, row),
    likeness: row.likeness,
    url: row.portrait_file_id ? fileAddress(ctx, row.portrait_file_id, personId) : '',
  }))
  return { ...present(search), results }
}

export const readOwn = async (ctx: CallerCtx, { searchId }: InputOf<typeof ownSearch>): Promise<Search> => {
  await requireManagerFaceCheck(ctx)
  const search = await readSearch(ctx, searchId)
  await noteViews(
    ctx,
    search.results.map(({ person }) => person.id),
    'photo_search',
  )
  return search
}

export const pageOwn = async (ctx: CallerCtx, page: InputOf<typeof ownSearches>): Promise<OutputOf<typeof ownSearches>> => {
  const { personId } = ctx.caller
  const rows = await repository.listSearches(ctx.sql, personId, page)
  const { count } = await readAttempts(ctx, searchCounter(ctx))
  return {
    rows: rows.map(present),
    total: await repository.countSearches(ctx.sql, personId),
    leftToday: Math.max(0, searchesADay - count),
  }
}

/** Who searched and was shown the caller, and why. */
export const pageForMe = async (ctx: CallerCtx, page: InputOf<typeof searchesForMe>): Promise<OutputOf<typeof searchesForMe>> => {
  const { personId } = ctx.caller
  const rows = await repository.listShowing(ctx.sql, personId, page)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      searcher: personNameIn({ name: row.searcher_name, namePinyin: row.searcher_pinyin }, ctx.language),
      role: say(roleNames[row.is_admin ? 'admin' : 'manager'], ctx.language),
      purpose: row.purpose,
      likeness: row.likeness,
      createdAt: row.created_at.toISOString(),
    })),
    total: await repository.countShowing(ctx.sql, personId),
  }
}
