import { people } from '@campus/contract/administration/people.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Finder } from '../../console/search/finders.extension.ts'
import { findPeople } from './people.repository.ts'
import { filterFor, nameUnit } from './people.service.ts'

export const peopleFinder: Finder = {
  listedBy: people,
  find: async (ctx, words, max) => {
    const rows = await findPeople(ctx.sql, await filterFor(ctx, { words }), max)
    return rows.map((row) => ({
      id: row.id,
      title: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
      note: [row.number, nameUnit(ctx, row)].filter(Boolean).join(' · '),
    }))
  },
}
