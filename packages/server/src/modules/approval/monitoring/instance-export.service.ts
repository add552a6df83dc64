import { type exportInstances, maxExportInstances } from '@campus/contract/approval/console/instances.ts'
import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { stateTexts } from '@campus/contract/approval/result-texts.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { hiddenSomewhere } from '@campus/flow/form/rights.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { record } from '../../audit/audit.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { labelledForm } from '../choices/labelled-form.service.ts'
import { findPublished } from '../engine/instance.repository.ts'
import { everyNode, type PinnedProcess, readPinned, readProcessOf } from '../engine/pinned-process.ts'
import { administratorsOfProcess } from '../lookup/lookup.service.ts'
import { shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { presentInstance } from '../tasks/instance-list.service.ts'
import { countOfSchool, listFilledIn } from './instance-admin.repository.ts'
import { schoolFilter } from './instance-admin.service.ts'

type Row = Awaited<ReturnType<typeof listFilledIn>>[number]
type Presented = Awaited<ReturnType<typeof presentInstance>> & { readonly waitingFor: string }

const columns: readonly { readonly heading: Phrase; readonly cell: (row: Presented, clock: Clock, ctx: CallerCtx) => string }[] = [
  { heading: ['编号', 'Number', '編號'], cell: ({ number }) => String(number) },
  { heading: ['流程', 'Process', '流程'], cell: ({ processDefName }) => processDefName },
  { heading: ['版本', 'Version', '版本'], cell: ({ version }) => String(version) },
  { heading: ['发起人', 'Applicant', '發起人'], cell: ({ owner }) => owner.name },
  { heading: ['单位', 'Unit', '單位'], cell: ({ ownerDept }) => ownerDept },
  { heading: ['状态', 'State', '狀態'], cell: ({ status }, _clock, ctx) => say(stateTexts[status], ctx.language) },
  { heading: ['当前步骤', 'Open steps', '目前步驟'], cell: ({ taskName }) => taskName },
  { heading: ['等待处理', 'Waiting for', '等待處理'], cell: ({ waitingFor }) => waitingFor },
  { heading: ['发起时间', 'Started', '發起時間'], cell: ({ startTime }, clock) => clock(startTime) },
  { heading: ['结束时间', 'Ended', '結束時間'], cell: ({ finishTime }, clock) => clock(finishTime) },
]
const summary: Phrase = ['摘要', 'Content', '摘要']

type Clock = (at: string | null) => string

/** What says nothing as text. */
const silent: ReadonlySet<FormItem['name']> = new Set(['SignPanel', 'OuterForm', 'Description'])

/** Who does not look after the process gets no field that a step hides. */
const hiddenFrom = (process: PinnedProcess, seesAll: boolean): ReadonlySet<string> =>
  seesAll ? new Set() : hiddenSomewhere(process.form, everyNode(process))

interface Shown {
  readonly fields: readonly FormItem[]
  readonly seesAll: boolean
  /** The form of a version, in the words of the reader. */
  readonly readable: (process: PinnedProcess) => Promise<Form>
}

const valuesOf = async (process: PinnedProcess, values: FormValues, { fields, seesAll, readable }: Shown): Promise<string[]> => {
  const hidden = hiddenFrom(process, seesAll)
  const items = new Map(fieldsOf(await readable(process)).map((item) => [item.id, item]))
  return fields.map(({ id }) => {
    const item = items.get(id)
    return !item || hidden.has(id) || isEmpty(values[id]) ? '' : textOf(item, values[id])
  })
}

/** The fields of one process as its published version has them, and whether the reader sees all of them. */
const fieldsToShow = async (ctx: CallerCtx, processId: string | undefined): Promise<Shown | undefined> => {
  const { schoolId, personId } = ctx.caller
  const published = processId && (await findPublished(ctx.sql, schoolId, processId))
  if (!published) return undefined
  const process = await readPinned(ctx.sql, published.id)
  const seesAll = (await administratorsOfProcess(ctx, { schoolId, processId: published.process_id })).includes(personId)
  const hidden = hiddenFrom(process, seesAll)
  const forms = new Map<string, Form>()
  const readable = async ({ versionId, form }: PinnedProcess) => {
    const found = forms.get(versionId) ?? (await labelledForm(ctx, schoolId, form))(ctx.language)
    forms.set(versionId, found)
    return found
  }
  return { seesAll, readable, fields: fieldsOf(process.form).filter(({ id, name }) => !silent.has(name) && !hidden.has(id)) }
}

const batch = 500
const comma: Phrase = ['、', ', ', '、']
const fileName: Phrase = ['审批记录', 'applications', '審批記錄']

/** The note of it is written before it is given out. */
export const exportTable = async (ctx: CallerCtx, { format, ...asked }: InputOf<typeof exportInstances>): Promise<RawAnswer> => {
  const { schoolId } = ctx.caller
  const filter = await schoolFilter(ctx, asked)
  if ((await countOfSchool(ctx.sql, filter, maxExportInstances + 1)) > maxExportInstances) throw refuse('export_too_large')
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const format24 = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const clock: Clock = (at) => (at === null ? '' : format24.format(new Date(at)))
  const shown = await fieldsToShow(ctx, asked.processId)
  const titles = shown ? shown.fields.map(({ title }) => title) : [say(summary, ctx.language)]
  const table = [[...columns.map(({ heading }) => say(heading, ctx.language)), ...titles]]

  const lineOf = async (row: Row, names: Parameters<typeof presentInstance>[2]) => {
    const waitingFor = row.waiting_for.map((id) => names.person(id).name).join(say(comma, ctx.language))
    const presented = { ...(await presentInstance(ctx, row, names)), waitingFor }
    const filledIn = shown
      ? await valuesOf(await readProcessOf(ctx.sql, row), row.form_values as FormValues, shown)
      : [presented.formAbstracts.map(({ name, value }) => `${name}: ${value}`).join('\n')]
    return [...columns.map(({ cell }) => cell(presented, clock, ctx)), ...filledIn]
  }
  await inTransaction(ctx, async (ctx) => {
    let rows: Row[] = []
    do {
      rows = await listFilledIn(ctx.sql, filter, { cursor: rows.at(-1)?.id, limit: batch })
      const person = await shownPeople(
        ctx,
        rows.flatMap(({ starter_id, waiting_for }) => [starter_id, ...waiting_for]),
      )
      const unit = await shownUnits(
        ctx,
        rows.map(({ unit_id }) => unit_id),
      )
      for (const row of rows) table.push(await lineOf(row, { person, unit }))
    } while (rows.length === batch && table.length <= maxExportInstances)
    const details = { instances: table.length - 1, format, ...asked }
    await record(ctx, { action: 'approval.exported', subjectKind: 'school', subjectId: schoolId, details })
  })
  const content = await makeTable(table, format)
  return { content, contentType: tableTypes[format], name: `${say(fileName, ctx.language)}.${format}`, size: content.length }
}
