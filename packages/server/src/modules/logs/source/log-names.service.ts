import type { Language } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { LogPerson } from '@campus/contract/logs/log-filter.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import { unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { listLogPeople, listNamed } from './log-people.repository.ts'

const present = (ids: readonly (string | null)[]) => [...new Set(ids)].filter((id): id is string => id !== null)

export interface LogNames {
  readonly person: (id: string | null) => LogPerson | null
  readonly unit: (id: string | null) => string
}

/** The names that were read for somebody's request or file: of a million rows of a log, each person is read once. */
const namesOf = new WeakMap<Ctx, Map<string, LogPerson>>()

const readPeople = async (ctx: Ctx, schoolId: string, ids: readonly string[]) => {
  const known = namesOf.get(ctx) ?? new Map<string, LogPerson>()
  namesOf.set(ctx, known)
  const missing = ids.filter((id) => !known.has(id))
  for (const { id, number, name, name_pinyin } of missing.length > 0 ? await listLogPeople(ctx.sql, schoolId, missing) : [])
    known.set(id, { id, number, name: personNameIn({ name, namePinyin: name_pinyin }, ctx.language) })
  return known
}

/** Names of the people and units in some rows, read once for all of them. */
export const readLogNames = async (
  ctx: Ctx,
  schoolId: string,
  { people, units = [] }: { people: readonly (string | null)[]; units?: readonly (string | null)[] },
): Promise<LogNames> => {
  const [byId, named] = [await readPeople(ctx, schoolId, present(people)), await unitsNamed(ctx, schoolId, present(units))]
  const unitById = new Map(named.map((unit) => [unit.id, nameIn(unit, ctx.language)]))
  return {
    person: (id) => (id === null ? null : (byId.get(id) ?? { id, name: '', number: '' })),
    unit: (id) => (id === null ? '' : (unitById.get(id) ?? '')),
  }
}

/** How somebody is called in a text that is written in all languages. */
export const nameInAllLanguages = async (ctx: Ctx, schoolId: string, personId: string): Promise<(language: Language) => string> => {
  const [person] = await listLogPeople(ctx.sql, schoolId, [personId])
  return (language) => (person ? personNameIn({ name: person.name, namePinyin: person.name_pinyin }, language) : '')
}

/** Whom words may mean. */
export const peopleNamed = (ctx: Ctx, schoolId: string, words: string): Promise<string[]> => listNamed(ctx.sql, schoolId, words)
