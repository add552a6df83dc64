import type { FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'
import { rightsOfStarter } from '@campus/flow/form/rights.ts'
import { shownForm, shownValues, textOf, withoutText } from '@campus/flow/form/shown-form.ts'
import type { Ctx } from '../../../context/context.ts'
import { labelledForm } from '../choices/labelled-form.service.ts'
import { readProcessOf } from '../engine/pinned-process.ts'
import * as repository from './leaving.repository.ts'

/** A value by the titles of its field: rows of a table as such, everything else as it reads. */
const readable = (item: FormItem, value: unknown): unknown =>
  item.name === 'TableList' ? rowsOf(value).map((row) => readableValues(columnsOf(item), row)) : textOf(item, value)

const readableValues = (items: readonly FormItem[], values: FormValues) =>
  items
    .filter(({ id, name }) => !withoutText.has(name) && !isEmpty(values[id]))
    .map((item) => ({ title: item.title, value: readable(item, values[item.id]) }))

/** What somebody applied for, for their own copy: with the fields that their own applications show them. */
export const exportApplications = async (ctx: Ctx, personId: string) => {
  const applications = []
  for (const { school_id, version_id, earlier_version_ids, form_values, ...row } of await repository.listStarted(ctx.sql, personId)) {
    const { form, tree } = await readProcessOf(ctx.sql, { version_id, earlier_version_ids })
    const rights = rightsOfStarter(form, tree)
    const shown = shownForm((await labelledForm(ctx, school_id, form))(ctx.language), rights)
    applications.push({ ...row, form_values: readableValues(fieldsOf(shown), shownValues(form, rights, form_values as FormValues)) })
  }
  return applications
}
export const exportDecisions = (ctx: Ctx, personId: string) => repository.listDecided(ctx.sql, personId)
export const exportComments = (ctx: Ctx, personId: string) => repository.listComments(ctx.sql, personId)
export const exportAbsences = (ctx: Ctx, personId: string) => repository.listAbsences(ctx.sql, personId)
