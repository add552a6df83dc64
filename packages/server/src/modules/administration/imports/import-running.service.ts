import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import { notifyChannelsChanged } from '../../account/console/account-care.service.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { encryptIdCard } from '../../people/person/id-card.service.ts'
import { spellName, suggestPinyin } from '../../people/person/name-spelling.service.ts'
import { importPeopleJob, notifyImportedJob, type ReachedBefore } from '../administration.jobs.ts'
import { findImport, tryLockRuns, updateProcessed, updateState } from './import.repository.ts'
import { readImportContext, readUnits, type Units } from './import-context.service.ts'
import { insertPeople, updatePeople, type WrittenPerson } from './import-people.repository.ts'
import { pushImport } from './import-view.ts'
import { forgetGiven, listLinesAfter } from './lines/import-line.repository.ts'
import { type Judged, judgeLine } from './lines/judge.rules.ts'
import type { GivenLine } from './lines/line.rules.ts'
import { openLine } from './lines/line-encryption.ts'

type Import = NonNullable<Awaited<ReturnType<typeof findImport>>>
type StoredLine = Awaited<ReturnType<typeof listLinesAfter>>[number]

const batch = 1000
const notifiedAtOnce = 100
const waitSeconds = 2

/** What was shown is no longer what would happen. */
class Outdated extends Error {
  readonly phrase: Phrase

  constructor(line: number, [why]: Judged['problems']) {
    const [zhCN, enUS, zhTW] = why?.text ?? [
      '此人的资料在预览之后有变动',
      'this person was changed after the preview',
      '此人的資料在預覽之後有變動',
    ]
    super(`line ${line} has changed since it was shown`)
    this.phrase = [
      `第 ${line} 行：${zhCN}。没有导入任何内容，请重新上传文件。`,
      `Row ${line}: ${enUS}. Nothing was imported. Please upload the file again.`,
      `第 ${line} 行：${zhTW}。沒有匯入任何內容，請重新上傳檔案。`,
    ]
  }
}

const writePerson = (ctx: Ctx, given: GivenLine, { unitId, action, changes }: Judged): WrittenPerson => {
  const isNew = action === 'create' || changes.includes('idCard')
  const idCard = given.idCard !== '' && isNew ? encryptIdCard(ctx.services.secretBox, given.idCard) : undefined
  return {
    number: given.number,
    name: given.name,
    spelling: spellName(given.name),
    pinyin: given.pinyin || null,
    suggested: suggestPinyin(given.name),
    unit: unitId,
    grade: given.grade || null,
    phone: given.phone || null,
    email: given.email || null,
    encrypted: idCard?.id_card_encrypted.toString('base64') ?? null,
    hash: idCard?.id_card_hash.toString('base64') ?? null,
  }
}

const reached: ReadonlySet<string> = new Set(['phone', 'email'])

/** Carries some lines out, if each would still do what it was shown to do. */
const applyLines = async (ctx: Ctx, { id, school_id: schoolId, kind }: Import, units: Units, stored: readonly StoredLine[]) => {
  const lines = stored.flatMap((line) =>
    line.given_encrypted && (line.action === 'create' || line.action === 'change')
      ? [{ ...line, given: openLine(ctx.services.secretBox, line.given_encrypted) }]
      : [],
  )
  const importContext = await readImportContext(
    ctx,
    { schoolId, kind },
    units,
    lines.map(({ given }) => given),
  )
  const judged = lines.map(({ line, action, changes, given }) => {
    const now = judgeLine(given, importContext)
    if (now.action !== action || now.changes.join() !== changes.join()) throw new Outdated(line, now.problems)
    const before = changes.some((field) => reached.has(field)) ? importContext.people.get(given.number) : undefined
    return { action, person: writePerson(ctx, given, now), before }
  })
  const peopleTo = (wanted: string) => judged.filter(({ action }) => action === wanted).map(({ person }) => person)
  const whose = { schoolId, kind, now: ctx.now() }
  const [created, changed] = [peopleTo('create'), peopleTo('change')]
  if (created.length > 0) await insertPeople(ctx.sql, whose, created)
  if (changed.length > 0) await updatePeople(ctx.sql, whose, changed)
  const people = judged.flatMap(({ before }) => (before ? [{ id: before.id, phone: before.phone, email: before.email }] : []))
  for (let from = 0; from < people.length; from += notifiedAtOnce)
    await ctx.services.jobs.add(ctx.sql, notifyImportedJob, { id, people: people.slice(from, from + notifiedAtOnce) })
}

const finish = async (ctx: Ctx, found: Import, outcome: { state: 'done' | 'failed'; processed: number; problem: Phrase | null }) => {
  const { id, school_id: schoolId, created_by: actorId, to_create: created, to_change: changed, wrong: leftOut } = found
  await updateState(ctx.sql, id, { ...outcome, finishedAt: ctx.now() })
  await forgetGiven(ctx.sql, id)
  const details = outcome.state === 'done' ? { created, changed, leftOut } : {}
  await record(ctx, { schoolId, actorId, action: `people.import_${outcome.state}`, subjectKind: 'person_import', subjectId: id, details })
  await pushImport(ctx.sql, id)
}

/** The progress, visible before the commit: written outside the transaction of the import. */
const notifyProgress = async ({ sql }: Ctx, id: string, processed: number) => {
  await updateProcessed(sql, id, processed)
  await pushImport(sql, id)
}

const runWhole = (outside: Ctx, id: string) =>
  inTransaction(outside, async (ctx) => {
    const found = await findImport(ctx.sql, id)
    if (found?.state !== 'running') return
    if (!(await tryLockRuns(ctx.sql, found.school_id))) {
      await ctx.services.jobs.add(ctx.sql, importPeopleJob, { id }, { startAfter: later(ctx.now(), waitSeconds) })
      return
    }
    const units = await readUnits(ctx, found.school_id)
    let processed = 0
    let lines: StoredLine[] = []
    do {
      lines = await listLinesAfter(ctx.sql, id, lines.at(-1)?.line ?? 0, batch)
      await applyLines(ctx, found, units, lines)
      processed += lines.length
      await notifyProgress(outside, id, processed)
    } while (lines.length === batch)
    await finish(ctx, found, { state: 'done', processed, problem: null })
  })

/** Tells each at the phone and the address they had before; all of a job or, when it is tried again, none of them yet. */
export const notifyImported = (ctx: Ctx, people: readonly ReachedBefore[]) =>
  inTransaction(ctx, async (ctx) => {
    for (const { id, phone, email } of people) {
      const holder = await findHolder(ctx, id)
      if (holder) await notifyChannelsChanged(ctx, { ...holder, phone, email })
    }
  })

const isTaken = (error: unknown) => ['person_school_id_number_key', 'person__phone', 'person__email'].some((name) => breaks(error, name))

const maxTries = 5

/**
 * Carries an import out whole or not at all. Somebody may take a number or a phone between our look and our writing: the
 * database then undoes everything, and the next look names the line.
 */
export const runImportJob = async (ctx: Ctx, id: string) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runWhole(ctx, id)
    } catch (error) {
      if (error instanceof Outdated) return await fail(ctx, id, error.phrase)
      if (!isTaken(error) || tries === maxTries) throw error
    }
  }
}

const fail = (ctx: Ctx, id: string, problem: Phrase) =>
  inTransaction(ctx, async (ctx) => {
    const found = await findImport(ctx.sql, id)
    if (found?.state === 'running') await finish(ctx, found, { state: 'failed', processed: 0, problem })
  })
