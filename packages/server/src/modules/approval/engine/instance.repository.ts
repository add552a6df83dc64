import { randomUUIDv7 } from 'node:crypto'
import type { FormValues } from '@campus/contract/approval/form.ts'
import type { State } from '@campus/flow/engine/state.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

/** The version that new instances of a process take. */
export const findPublished = (sql: Sql, schoolId: string, processId: string) =>
  sql
    .selectFrom('approval_version')
    .where('school_id', '=', schoolId)
    .where('process_id', '=', processId)
    .where('state', '=', 'published')
    .select(['id', 'process_id', 'number'])
    .executeTakeFirst()

/** How many instances there are above one in its family. */
export const countAncestors = async (sql: Sql, id: string) =>
  (
    await sql
      .withRecursive('above', (query) =>
        query
          .selectFrom('approval_instance')
          .where('id', '=', id)
          .select('parent_id')
          .unionAll(
            query
              .selectFrom('above')
              .innerJoin('approval_instance as instance', 'instance.id', 'above.parent_id')
              .select('instance.parent_id'),
          ),
      )
      .selectFrom('above')
      .where('parent_id', 'is not', null)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface NewInstance {
  readonly schoolId: string
  readonly processId: string
  readonly versionId: string
  readonly starterId: string
  readonly unitId: string | null
  readonly now: Date
  /** The instance that it undoes. */
  readonly undoes?: string
  /** The record of another area that it decides about. */
  readonly matter?: { readonly kind: string; readonly id: string }
  readonly parent?: { readonly id: string; readonly runId: string; readonly topId: string }
  /** What is filled in already. */
  readonly filled?: { readonly values: FormValues; readonly picked: State['picked'] }
}

/** A draft; the engine starts it. Nobody reads the answer, so it travels with what is asked next. */
export const insertInstance = async (sql: Sql, given: NewInstance): Promise<{ readonly id: string }> => {
  const id = randomUUIDv7()
  const inserted = sql
    .insertInto('approval_instance')
    .values({
      id,
      school_id: given.schoolId,
      process_id: given.processId,
      version_id: given.versionId,
      starter_id: given.starterId,
      unit_id: given.unitId,
      state: 'draft',
      undoes_id: given.undoes ?? null,
      matter: given.matter?.kind ?? null,
      matter_id: given.matter?.id ?? null,
      parent_id: given.parent?.id ?? null,
      parent_run_id: given.parent?.runId ?? null,
      top_id: given.parent?.topId ?? id,
      created_at: given.now,
      ...(given.filled && {
        form_values: JSON.stringify(given.filled.values),
        picked: JSON.stringify(given.filled.picked),
        saved_at: given.now,
      }),
    })
    .compile()
  await sendAhead(sql, inserted)
  return { id }
}
