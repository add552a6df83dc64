import type { CallShape } from '@campus/contract/call.ts'
import { type Ctx, inTransaction } from '../context/context.ts'
import { sha256 } from '../platform/crypto/digest.ts'
import { hotRead, hotStatement, type Sql } from '../platform/db/sql.ts'
import { sendLast } from '../platform/db/transaction.ts'
import { refuse } from '../platform/refuse.ts'

/** An answer may hold a share link, a code or a token, so it waits encrypted, bound to its row. */
export const answerPlace = ({ caller, key }: { readonly caller: string; readonly key: string }) => `idempotency ${caller} ${key}`

const takeKey = hotRead((sql, caller: string, key: string, schoolId: string | null, call: string, inputHash: Buffer, now: Date) =>
  sql
    .insertInto('idempotency_key')
    .values({ caller, key, school_id: schoolId, call, input_hash: inputHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
)

const findEarlier = (sql: Sql, caller: string, key: string) =>
  sql
    .selectFrom('idempotency_key')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .select(['input_hash', 'answer_encrypted'])
    .executeTakeFirst()

const keepAnswer = hotStatement((sql, answer: Buffer, caller: string, key: string) =>
  sql.updateTable('idempotency_key').set({ answer_encrypted: answer }).where('caller', '=', caller).where('key', '=', key),
)

/**
 * Carries an action out once for a key. The key, the action and the answer are one transaction: two requests at once wait for each other at
 * the primary key, and a kill in between leaves neither. A refusal leaves no trace, because nothing was done.
 */
export const once = <Answer>(
  ctx: Ctx,
  call: CallShape,
  key: string,
  input: object,
  action: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> =>
  inTransaction(ctx, async (ctx) => {
    const caller = ctx.caller?.personId ?? ctx.machine?.terminalId ?? ctx.origin.network
    const inputHash = sha256(`${call.method} ${call.path} ${JSON.stringify(input)}`)
    const schoolId = ctx.caller?.schoolId ?? ctx.machine?.schoolId ?? null
    const inserted = await takeKey(ctx.sql, caller, key, schoolId, `${call.method} ${call.path}`, inputHash, ctx.now())
    if (!inserted) {
      const earlier = await findEarlier(ctx.sql, caller, key)
      if (!earlier?.answer_encrypted) throw refuse('still_working')
      if (!earlier.input_hash.equals(inputHash)) throw refuse('idempotency_key_reused')
      return (JSON.parse(ctx.services.secretBox.decrypt(earlier.answer_encrypted, answerPlace({ caller, key }))) as { value: Answer }).value
    }
    const value = await action(ctx)
    const sealed = ctx.services.secretBox.encrypt(JSON.stringify({ value }), answerPlace({ caller, key }))
    await sendLast(ctx.sql, keepAnswer(ctx.sql, sealed, caller, key))
    return value
  })
