import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import type { Ctx } from '../../context/context.ts'
import type { Sql } from '../../platform/db/sql.ts'

interface Titled {
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

const phraseOf = ({ name, name_en, name_tw }: Titled): Phrase => [name, name_en || name, name_tw || name]

/** How a source names its subjects whose ids are those of some rows. */
export const subjectsNamedBy =
  (list: (sql: Sql, schoolId: string, ids: readonly string[]) => Promise<readonly Titled[]>) =>
  async (ctx: Ctx, schoolId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Phrase>> =>
    new Map((ids.length === 0 ? [] : await list(ctx.sql, schoolId, ids)).map((row) => [row.id, phraseOf(row)]))

/** Subjects that are rows of a table with names in three languages. */
export const subjectsOf = (table: 'terminal' | 'library_file' | 'approval_process' | 'photo_type') =>
  subjectsNamedBy((sql, schoolId, ids) =>
    sql
      .selectFrom(table)
      .where('school_id', '=', schoolId)
      .where(fragment<boolean>`id = any(${ids}::uuid[])`)
      .select(['id', 'name', 'name_en', 'name_tw'])
      .execute(),
  )
