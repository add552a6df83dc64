import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { blockColumns } from './clause.ts'
import { dictionaries } from './dictionaries.ts'
import { legalTexts } from './legal-texts.ts'
import { insertDocuments, insertEntries } from './starter.repository.ts'

const version = '1.0'

/** Without texts nobody could agree to anything, and without dictionaries nobody could choose. */
export const addTexts = async ({ sql, now }: Ctx, schoolId: string, names: Phrase): Promise<void> => {
  await insertDocuments(
    sql,
    legalTexts.map(({ kind, title: [title, title_en, title_tw], clauses }) => ({
      school_id: schoolId,
      kind,
      version,
      title,
      title_en,
      title_tw,
      ...blockColumns(clauses(names)),
      published_at: now(),
    })),
  )
  const entries = Object.entries(dictionaries).flatMap(([type, words]) =>
    Object.entries(words).map(([value, [label, label_en, label_tw]], position) => ({
      school_id: schoolId,
      type,
      value,
      label,
      label_en,
      label_tw,
      position,
    })),
  )
  await insertEntries(sql, entries)
}
