import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { closeExchangeSource, exchangeSources, saveExchangeSource } from '@campus/contract/exchange/sources.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { listRecordSources } from '../work/record.repository.ts'
import * as repository from './source.repository.ts'
import { sourceSecretPlace } from './source-secret.ts'

type Given = InputOf<typeof saveExchangeSource>

const present = (row: repository.SourceRow): OutputOf<typeof exchangeSources>['rows'][number] => ({
  id: row.id,
  version: row.version,
  name: row.name,
  way: row.way,
  url: row.url,
  keyId: row.key_id,
  hasSecret: row.secret_encrypted !== null,
  recordSource: row.record_source ?? '',
  runsNightly: row.runs_nightly,
  publishes: row.publishes,
  tables: row.tables,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  goneOpen: row.gone_open,
  lastRun: row.last_run && { ...row.last_run, createdAt: new Date(row.last_run.createdAt).toISOString() },
})

export const list = async (ctx: CallerCtx): Promise<OutputOf<typeof exchangeSources>> => {
  const { schoolId } = ctx.caller
  const { code } = await requireSchool(ctx, schoolId)
  return {
    rows: (await repository.listSources(ctx.sql, schoolId)).map(present),
    folder: ctx.services.exchange.folderOf(code) ?? '',
  }
}

const requireRecordSource = async (ctx: CallerCtx, code: string) => {
  if (code === '') return null
  const found = (await listRecordSources(ctx.sql, ctx.caller.schoolId)).find((source) => source.code === code)
  if (!found) throw refuse('record_source_unknown')
  return found.id
}

/** What decides which data comes in: somebody looks at the differences again before it runs by itself. */
const readsOtherwise = (before: repository.SourceRow, row: { way: string; url: string; record_source_id: string | null }, given: Given) =>
  before.way !== row.way ||
  before.url !== row.url ||
  before.record_source_id !== row.record_source_id ||
  JSON.stringify(before.tables.map(({ kind, fileName, columns }) => [kind, fileName, columns])) !==
    JSON.stringify(sorted(given.tables).map(({ kind, fileName, columns }) => [kind, fileName, columns]))

const order = ['units', 'courses', 'records', 'scores']
const sorted = (tables: Given['tables']) => tables.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))

const rowOf = async (ctx: CallerCtx, { name, way, url, keyId, recordSource, runsNightly, publishes, secret }: Given) => {
  if (way === 'https' && !ctx.services.exchange.isAllowed(url)) throw refuse('exchange_address')
  const isRemote = way === 'https'
  return {
    name,
    way,
    url: isRemote ? url : '',
    key_id: isRemote ? keyId : '',
    record_source_id: await requireRecordSource(ctx, recordSource),
    runs_nightly: runsNightly,
    publishes,
    ...(isRemote ? {} : { secret_encrypted: null }),
    ...(isRemote && secret !== undefined ? { secret_encrypted: ctx.services.secretBox.encrypt(secret, sourceSecretPlace) } : {}),
  }
}

const change = async (ctx: CallerCtx, given: Given & { readonly id: string }) => {
  const before = await repository.lockSource(ctx.sql, ctx.caller.schoolId, given.id)
  if (!before) throw refuse('not_found')
  if (before.version !== given.version) throw refuse('exchange_source_changed')
  const row = await rowOf(ctx, given)
  if (row.way === 'https' && before.secret_encrypted === null && row.secret_encrypted === undefined) throw refuse('exchange_address')
  const isOther = readsOtherwise(before, row, given)
  await repository.updateSource(ctx.sql, given.id, { ...row, version: before.version + 1, ...(isOther ? { confirmed_at: null } : {}) })
  return given.id
}

export const save = async (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof saveExchangeSource>> => {
  const { schoolId } = ctx.caller
  try {
    return await inTransaction(ctx, async (ctx) => {
      const { id } = given
      const saved =
        id === undefined
          ? (await repository.insertSource(ctx.sql, { ...(await rowOf(ctx, given)), school_id: schoolId, created_at: ctx.now() })).id
          : await change(ctx, { ...given, id })
      await repository.replaceTables(ctx.sql, schoolId, saved, given.tables)
      const { name, way, url, runsNightly } = given
      const action = id === undefined ? 'exchange.source_added' : 'exchange.source_changed'
      const details = { name, way, url, runsNightly, tables: given.tables.map(({ kind }) => kind), newSecret: given.secret !== undefined }
      await record(ctx, { action, subjectKind: 'data_source', subjectId: saved, details })
      return { id: saved }
    })
  } catch (error) {
    if (breaks(error, 'data_source__name')) throw refuse('exchange_source_name')
    throw error
  }
}

export const close = (ctx: CallerCtx, { id }: InputOf<typeof closeExchangeSource>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const row = await repository.lockSource(ctx.sql, ctx.caller.schoolId, id)
    if (!row) throw refuse('not_found')
    if (await repository.findAtWork(ctx.sql, id)) throw refuse('exchange_at_work')
    await repository.updateSource(ctx.sql, id, { closed_at: ctx.now(), secret_encrypted: null })
    await record(ctx, { action: 'exchange.source_closed', subjectKind: 'data_source', subjectId: id, details: { name: row.name } })
    return null
  })
