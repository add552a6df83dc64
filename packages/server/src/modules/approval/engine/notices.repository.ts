import type { Phrase } from '@campus/contract/language.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** What notices call an instance. */
export const findNames = async (sql: Sql, instanceId: string) => {
  const row = await sql
    .selectFrom('approval_instance')
    .innerJoin('approval_process', 'approval_process.id', 'approval_instance.process_id')
    .innerJoin('person', 'person.id', 'approval_instance.starter_id')
    .where('approval_instance.id', '=', instanceId)
    .select(['approval_process.name', 'approval_process.name_en', 'approval_process.name_tw', 'approval_instance.card'])
    .select('person.name as starter')
    .executeTakeFirstOrThrow()
  return {
    process: [row.name, row.name_en, row.name_tw] satisfies Phrase,
    starter: row.starter,
    // Written by `cardOf` alone.
    card: row.card as unknown as readonly { readonly name: string; readonly value: string }[],
  }
}
