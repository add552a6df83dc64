import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../context/context.ts'
import { dropBlobIfUnused } from '../modules/files/unused-blob.service.ts'
import { sha256 } from '../platform/crypto/digest.ts'
import { runText } from '../platform/db/sql.ts'
import { putEncrypted } from '../ports/blobs/encrypted-blob.ts'

const batchSize = 100

interface PlainRow {
  readonly id: string
  readonly blob_key: string
}

/** Tables whose bytes may lie in the store as they were put there before their kind was encrypted, and which rows those are. */
const plainTables = [
  { table: 'issued_document', where: 'true', guard: 'issued_document__kept' },
  { table: 'file', where: "use = 'preview'", guard: undefined },
  { table: 'data_request', where: 'true', guard: undefined },
] as const

type PlainTable = (typeof plainTables)[number]

const listPlain = async (ctx: Ctx, { table, where }: PlainTable, after: string): Promise<PlainRow[]> => {
  const { rows } = await runText(
    ctx.sql,
    `select id, blob_key from ${table} where blob_key is not null and key_encrypted is null and ${where} and id > $1 order by id limit ${batchSize}`,
    [after],
  )
  return rows as unknown as PlainRow[]
}

const encryptOne = async (ctx: Ctx, { table, guard }: PlainTable, { id, blob_key }: PlainRow): Promise<'encrypted' | 'missing'> => {
  const stored = await ctx.services.blobs.get(blob_key)
  if (!stored) return 'missing'
  const content = await buffer(stored)
  // The name of a file is its hash: what was changed in the store is not taken over as if it were whole.
  if (sha256(content).toString('hex') !== blob_key) return 'missing'
  const made = await putEncrypted(ctx.services, [content], content.length)
  await ctx.sql.transaction().execute(async (sql) => {
    if (guard) await runText(sql, `alter table ${table} disable trigger ${guard}`)
    await runText(sql, `update ${table} set blob_key = $1, key_encrypted = $2 where id = $3 and blob_key = $4 and key_encrypted is null`, [
      made.blobKey,
      made.keyEncrypted,
      id,
      blob_key,
    ])
    if (guard) await runText(sql, `alter table ${table} enable trigger ${guard}`)
  })
  await dropBlobIfUnused(ctx, blob_key)
  return 'encrypted'
}

/** Encrypts what lies in the clear, file by file; a run that was interrupted goes on with those that are left. */
export const encryptStored = async (ctx: Ctx): Promise<{ encrypted: number; missing: number }> => {
  const counts = { encrypted: 0, missing: 0 }
  for (const each of plainTables) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await listPlain(ctx, each, after)
      for (const row of rows) counts[await encryptOne(ctx, each, row)] += 1
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
  }
  return counts
}
