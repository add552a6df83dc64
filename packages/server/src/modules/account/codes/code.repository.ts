import type { ExpressionBuilder } from 'kysely'
import type { Sql } from '../../../platform/sql.ts'
import type { DB } from '../../../platform/table-types.ts'

export type CodePurpose = 'login' | 'register' | 'recover' | 'change' | 'prove'

export interface CodeAddress {
  readonly schoolId: string
  readonly purpose: CodePurpose
  readonly channel: 'phone' | 'email'
  /** Who asked to be reached: the phone or address typed, or a fingerprint where neither was. */
  readonly target: string
}

export const retireCodes = (sql: Sql, { schoolId, purpose, channel, target }: CodeAddress, now: Date) =>
  sql
    .updateTable('verification_code')
    .set({ spent_at: now })
    .where('school_id', '=', schoolId)
    .where('purpose', '=', purpose)
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('spent_at', 'is', null)
    .execute()

export const insertCode = (sql: Sql, address: CodeAddress, row: { codeHash: Buffer; tries: number; now: Date; expiresAt: Date }) =>
  sql
    .insertInto('verification_code')
    .values({
      school_id: address.schoolId,
      purpose: address.purpose,
      channel: address.channel,
      target: address.target,
      code_hash: row.codeHash,
      tries_left: row.tries,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()

/** A code of this address that can still be tried. */
const isOpen =
  ({ schoolId, purpose, channel, target }: CodeAddress, now: Date) =>
  (row: ExpressionBuilder<DB, 'verification_code'>) =>
    row.and([
      row('school_id', '=', schoolId),
      row('purpose', '=', purpose),
      row('channel', '=', channel),
      row('target', '=', target),
      row('spent_at', 'is', null),
      row('expires_at', '>', now),
      row('tries_left', '>', 0),
    ])

/**
 * One statement for a try: it takes a try away and, where the code is right, the code with it. Tries at the same moment wait for
 * each other at the row, so that none is free and none succeeds twice.
 */
export const tryCode = (sql: Sql, address: CodeAddress, codeHash: Buffer, now: Date) =>
  sql
    .updateTable('verification_code')
    .set((row) => ({
      tries_left: row('tries_left', '-', 1),
      spent_at: row
        .case()
        .when('code_hash', '=', codeHash)
        .then(row.cast<Date>(row.val(now), 'timestamptz'))
        .end(),
    }))
    .where(isOpen(address, now))
    .returning('spent_at')
    .executeTakeFirst()

/** Looks at a guess without taking the code: only a wrong one costs a try, so that a right one beside a wrong one is not lost. */
export const judgeCode = (sql: Sql, address: CodeAddress, codeHash: Buffer, now: Date) =>
  sql
    .updateTable('verification_code')
    .set((row) => ({
      tries_left: row
        .case()
        .when('code_hash', '=', codeHash)
        .then(row.ref('tries_left'))
        .else(row('tries_left', '-', 1))
        .end(),
    }))
    .where(isOpen(address, now))
    .returning((row) => ['id', row('code_hash', '=', codeHash).as('is_right')])
    .executeTakeFirst()

export const spendCodeById = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('verification_code')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
