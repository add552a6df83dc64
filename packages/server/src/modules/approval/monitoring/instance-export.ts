import { consoleInstances, InstanceFilter, instanceConcernNames } from '@campus/contract/approval/console/instances.ts'
import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { stateTexts } from '@campus/contract/approval/result-texts.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { hiddenSomewhere } from '@campus/flow/form/rights.ts'
import { textOf, withoutText } from '@campus/flow/form/shown-form.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { labelledForm } from '../choices/labelled-form.service.ts'
import { findPublished } from '../engine/instance.repository.ts'
import { everyNode, type PinnedProcess, readPinned, readProcessOf } from '../engine/pinned-process.ts'
import { administratorsOfProcess } from '../lookup/lookup.service.ts'
import { shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { presentInstance } from '../tasks/instance-list.service.ts'
import { countOfSchool, listFilledIn } from './instance-admin.repository.ts'
import { schoolFilter } from './instance-admin.service.ts'
import { processFilterName, processTitle } from './process-filter.ts'

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
  return { seesAll, readable, fields: fieldsOf(process.form).filter(({ id, name }) => !withoutText.has(name) && !hidden.has(id)) }
}

type Filter = z.output<typeof InstanceFilter>

const comma: Phrase = ['、', ', ', '、']

const listRows = async (ctx: CallerCtx, asked: Filter, from: FromCursor) => {
  const rows = await listFilledIn(ctx.sql, await schoolFilter(ctx, asked), from)
  const shown = await fieldsToShow(ctx, asked.processId)
  const person = await shownPeople(
    ctx,
    rows.flatMap(({ starter_id, waiting_for }) => [starter_id, ...waiting_for]),
  )
  const unit = await shownUnits(
    ctx,
    rows.map(({ unit_id }) => unit_id),
  )
  const exported = []
  for (const row of rows) {
    const instance = await presentInstance(ctx, row, { person, unit })
    exported.push({
      ...instance,
      id: row.id,
      people: [row.starter_id, ...row.waiting_for],
      waitingFor: row.waiting_for.map((id) => person(id).name).join(say(comma, ctx.language)),
      filledIn: shown
        ? await valuesOf(await readProcessOf(ctx.sql, row), row.form_values as FormValues, shown)
        : [instance.formAbstracts.map(({ name, value }) => `${name}: ${value}`).join('\n')],
    })
  }
  return exported
}

type Row = Awaited<ReturnType<typeof listRows>>[number]

const content: Phrase = ['内容', 'Content', '內容']

/** One row each; of one process with a column for each field, as far as the reader may see it. */
export const instanceExport = exportSource<typeof InstanceFilter, Row>({
  who: consoleInstances.who,
  filter: InstanceFilter,
  filterNames: {
    words: listFilterNames.words,
    processId: processFilterName,
    state: [['状态', 'Status', '狀態'], tellOne(stateTexts)],
    concern: [['进度', 'Progress', '進度'], tellOne(instanceConcernNames)],
    assigneeId: [['等待处理', 'Waiting for', '等待處理'], listFilterNames.personId[1]],
    from: listFilterNames.from,
    until: listFilterNames.until,
  },
  columns: [
    { key: 'number', title: ['编号', 'Number', '編號'], cell: ({ number }) => String(number) },
    { key: 'process', title: processTitle, cell: ({ processDefName }) => processDefName },
    { key: 'version', title: ['版本', 'Version', '版本'], cell: ({ version }) => String(version) },
    { key: 'applicant', title: ['发起人', 'Applicant', '發起人'], cell: ({ owner }) => owner.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ ownerDept }) => ownerDept },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ status }, texts) => texts.say(stateTexts[status]) },
    { key: 'steps', title: ['当前步骤', 'Open steps', '目前步驟'], cell: ({ taskName }) => taskName },
    { key: 'waitingFor', title: ['等待处理', 'Waiting for', '等待處理'], cell: ({ waitingFor }) => waitingFor },
    { key: 'startedAt', title: ['发起时间', 'Started', '發起時間'], cell: ({ startTime }, { time }) => time(startTime) },
    { key: 'endedAt', title: ['结束时间', 'Ended', '結束時間'], cell: ({ finishTime }, { time }) => time(finishTime) },
    {
      key: 'content',
      title: content,
      headings: async (ctx, { processId }) =>
        (await fieldsToShow(ctx, processId))?.fields.map(({ title }) => title) ?? [say(content, ctx.language)],
      cells: ({ filledIn }) => filledIn,
    },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countOfSchool(ctx.sql, await schoolFilter(ctx, filter), max),
  list: listRows,
  peopleOf: ({ people }) => people,
})
