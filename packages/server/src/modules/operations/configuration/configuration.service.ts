import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { applyConfiguration, compareConfiguration, exportConfiguration } from '@campus/contract/operations/configuration.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { record } from '../../audit/audit.service.ts'
import { holdSettings } from '../../school/console/settings.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { findExporter } from './configuration.repository.ts'
import { type Contents, readFile, writeFile } from './configuration-file.ts'
import { changedFields, fingerprintOf, isSame } from './differences.rules.ts'
import type { Change, Entries, Part } from './part.ts'
import { dictionariesPart } from './parts/dictionaries.ts'
import { dutiesPart } from './parts/duties.ts'
import { lookPart } from './parts/look.ts'
import { pricesPart } from './parts/prices.ts'
import { settingsPart } from './parts/settings.ts'
import { templatesPart } from './parts/templates.ts'

/** In the order in which they are applied: templates name words of the dictionaries. */
const parts: readonly Part[] = [dictionariesPart, settingsPart, lookPart, templatesPart, pricesPart, dutiesPart]

const readParts = async (ctx: CallerCtx) => {
  const read: Partial<Record<Part['name'], Entries>> = {}
  for (const part of parts) read[part.name] = await part.read(ctx)
  return read as Record<Part['name'], Entries>
}

const evidenceOf = (ctx: CallerCtx, text: string) => ({
  subject: { subjectKind: 'school', subjectId: ctx.caller.schoolId },
  hash: sha256(text).toString('hex'),
})

export const exportAll = (ctx: CallerCtx): Promise<OutputOf<typeof exportConfiguration>> =>
  inTransaction(ctx, async (ctx) => {
    const { name, code } = await findExporter(ctx.sql, ctx.caller.personId)
    const exportedAt = ctx.now().toISOString()
    // Through JSON, so that what is signed is what a reader gets.
    const contents = JSON.parse(JSON.stringify({ exportedAt, exportedBy: name, parts: await readParts(ctx) })) as Contents
    const text = await writeFile(ctx, contents)
    const { subject, hash } = evidenceOf(ctx, text)
    await record(ctx, { action: 'operations.configuration_exported', ...subject, details: { hash } })
    return { fileName: `campus-configuration-${code}-${exportedAt.slice(0, 10)}.json`, text }
  })

type Compared = OutputOf<typeof compareConfiguration>
type Problem = Compared['problems'][number]

interface PartChanges {
  readonly part: Part
  readonly changes: readonly Change[]
  readonly onlyHere: readonly Compared['onlyHere'][number][]
  readonly problems: readonly Problem[]
}

const invalid = ['该项不符合当前版本的要求', 'Not valid in this version', '該項不符合目前版本的要求'] as const

const compareParts = async (ctx: CallerCtx, { parts: given }: Contents, here: Record<Part['name'], Entries>): Promise<PartChanges[]> => {
  const now = ctx.now()
  const today = { now, day: dayIn((await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone, now) }
  return parts.map((part) => {
    const [mine, theirs] = [here[part.name], given[part.name] ?? {}]
    const named = (key: string, value: unknown) => ({ part: part.name, title: part.titleOf(key, value, ctx.language) })
    const changed = Object.entries(theirs)
      .filter(([key, value]) => !isSame(mine[key], value) && !part.isOver?.(key, value, today))
      .map(([key, after]) => ({ key, before: mine[key], after }))
    const isValid = ({ key, after }: Change) => part.entryOf(key).safeParse(after).success
    return {
      part,
      changes: changed.filter(isValid),
      onlyHere: Object.keys(mine).flatMap((key) => (key in theirs ? [] : named(key, mine[key]))),
      problems: changed
        .filter((change) => !isValid(change))
        .map(({ key, after }) => ({ ...named(key, after), text: say(invalid, ctx.language) })),
    }
  })
}

/** Makes the changes, each group for itself, and answers what the areas refuse. */
const applyParts = async (ctx: CallerCtx, compared: readonly PartChanges[]): Promise<Problem[]> => {
  const problems: Problem[] = []
  for (const { part, changes } of compared)
    for (const group of Map.groupBy(changes, ({ key }) => part.groupOf?.(key) ?? key).values())
      try {
        await inSavepoint(ctx, () => part.apply(ctx, group))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const titles = group.map(({ key, after }) => part.titleOf(key, after, ctx.language))
        problems.push({ part: part.name, title: titles.join(', '), text: say(refusals[error.code], ctx.language) })
      }
  return problems
}

/** Ends a transaction that was only a trial, and carries its result out of it. */
class TrialEnded extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('trial')
    this.problems = problems
  }
}

/** What the areas would refuse: everything is done and then undone. */
const tryOut = async (ctx: CallerCtx, compared: readonly PartChanges[]): Promise<readonly Problem[]> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      await holdSettings(ctx)
      throw new TrialEnded(await applyParts(ctx, compared))
    })
  } catch (error) {
    if (error instanceof TrialEnded) return error.problems
    throw error
  }
}

export const compare = async (ctx: CallerCtx, { file }: InputOf<typeof compareConfiguration>): Promise<Compared> => {
  const contents = await readFile(ctx, file)
  const here = await readParts(ctx)
  const compared = await compareParts(ctx, contents, here)
  return {
    exportedAt: contents.exportedAt,
    exportedBy: contents.exportedBy,
    seen: fingerprintOf(here),
    differences: compared.flatMap(({ part, changes }) =>
      changes.map(({ key, before, after }) => {
        const title = part.titleOf(key, after, ctx.language)
        const fields = changedFields({ before, after }, title, part.fieldNames ?? {}, ctx.language)
        return { part: part.name, title, isNew: before === undefined, changes: fields }
      }),
    ),
    onlyHere: compared.flatMap(({ onlyHere }) => onlyHere),
    problems: [...compared.flatMap(({ problems }) => problems), ...(await tryOut(ctx, compared))],
  }
}

export const apply = (
  ctx: CallerCtx,
  { file, seen, reason }: InputOf<typeof applyConfiguration>,
): Promise<OutputOf<typeof applyConfiguration>> =>
  inTransaction(ctx, async (ctx) => {
    const contents = await readFile(ctx, file)
    // Of two imports at once the second finds what the first left.
    await holdSettings(ctx)
    const here = await readParts(ctx)
    if (fingerprintOf(here) !== seen) throw refuse('configuration_changed')
    const compared = await compareParts(ctx, contents, here)
    const problems = [...compared.flatMap(({ problems }) => problems), ...(await applyParts(ctx, compared))]
    if (problems.length > 0) throw refuse('configuration_problems')
    const { subject, hash } = evidenceOf(ctx, file)
    const details = { reason, hash, exportedAt: contents.exportedAt, exportedBy: contents.exportedBy }
    await record(ctx, { action: 'operations.configuration_applied', ...subject, details })
    return { applied: compared.reduce((sum, { changes }) => sum + changes.length, 0) }
  })
