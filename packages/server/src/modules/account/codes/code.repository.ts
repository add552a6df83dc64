import { type ExpressionBuilder, sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'

export type CodePurpose = 'login' | 'register' | 'recover' | 'change' | 'prove'

export interface CodeAddress {
  readonly schoolId: string
  readonly purpose: CodePurpose
  readonly channel: 'phone' | 'email'
  /** Who asked to be reached: the phone or address typed, or a fingerprint where neither was. */
  readonly target: string
}

/** Whose request or try it is: a device, as the server recognises it again. */
export interface Asked extends CodeAddress {
  readonly from: string
}

/** Those that others asked for stay: others must not invalidate the code that an owner waits for. */
export const retireCodes = (sql: Sql, { schoolId, purpose, channel, target, from }: Asked, now: Date) =>
  sql
    .updateTable('verification_code')
    .set({ spent_at: now })
    .where('school_id', '=', schoolId)
    .where('purpose', '=', purpose)
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('asked_from', '=', from)
    .where('spent_at', 'is', null)
    .execute()

export const insertCode = (sql: Sql, asked: Asked, row: { codeHash: Buffer; tries: number; now: Date; expiresAt: Date }) =>
  sql
    .insertInto('verification_code')
    .values({
      school_id: asked.schoolId,
      purpose: asked.purpose,
      channel: asked.channel,
      target: asked.target,
      asked_from: asked.from,
      code_hash: row.codeHash,
      tries_left: row.tries,
      tries_elsewhere: row.tries,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()

/** The codes of this address that can still be tried from here, each by its own counter. In order, so that tries at once never block each other. */
const openIds =
  ({ schoolId, purpose, channel, target, from }: Asked, now: Date) =>
  (query: ExpressionBuilder<DB, 'verification_code'>) =>
    query
      .selectFrom('verification_code')
      .where('school_id', '=', schoolId)
      .where('purpose', '=', purpose)
      .where('channel', '=', channel)
      .where('target', '=', target)
      .where('spent_at', 'is', null)
      .where('expires_at', '>', now)
      .where(fragment<number>`case when asked_from = ${from} then tries_left else tries_elsewhere end`, '>', 0)
      .orderBy('id')
      .select('id')
      .forUpdate()

/** Takes a try away from the counter of who tries; `isFree` is what costs none. */
const takeTry = (from: string, isFree: RawBuilder<boolean>) => ({
  tries_left: fragment<number>`tries_left - case when asked_from = ${from} and not ${isFree} then 1 else 0 end`,
  tries_elsewhere: fragment<number>`tries_elsewhere - case when asked_from <> ${from} and not ${isFree} then 1 else 0 end`,
})

/**
 * One statement for a try: it takes a try away and, where the code is right, the code with it. Tries at the same moment wait for
 * each other at the rows, so that none is free and none succeeds twice.
 */
export const tryCode = async (sql: Sql, asked: Asked, codeHash: Buffer, now: Date): Promise<boolean> => {
  const tried = await sql
    .updateTable('verification_code')
    .set({
      ...takeTry(asked.from, fragment<boolean>`false`),
      spent_at: fragment<Date | null>`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    })
    .where('id', 'in', openIds(asked, now))
    .returning('spent_at')
    .execute()
  return tried.some(({ spent_at }) => spent_at !== null)
}

/** Looks at a guess without taking the code: only a wrong one costs a try, so that a right one beside a wrong one is not lost. */
export const judgeCode = async (sql: Sql, asked: Asked, codeHash: Buffer, now: Date): Promise<string | undefined> => {
  const judged = await sql
    .updateTable('verification_code')
    .set(takeTry(asked.from, fragment<boolean>`code_hash = ${codeHash}`))
    .where('id', 'in', openIds(asked, now))
    .returning((row) => ['id', row('code_hash', '=', codeHash).as('is_right')])
    .execute()
  return judged.find(({ is_right }) => is_right)?.id
}

export const spendCodeById = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('verification_code')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
