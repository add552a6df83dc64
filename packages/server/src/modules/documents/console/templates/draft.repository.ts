import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../../platform/db/sql.ts'

type Draft = Omit<NewRow<'document_template_version'>, 'school_id' | 'template_id' | 'version' | 'state'>

/** No answer when the school has a template with this code. */
export const insertTemplate = (sql: Sql, row: { schoolId: string; code: string; position: number; now: Date }) =>
  sql
    .insertInto('document_template')
    .values({ school_id: row.schoolId, code: row.code, position: row.position, changed_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'revision'])
    .executeTakeFirst()

export const updateTemplate = (
  sql: Sql,
  id: string,
  change: { code?: string; position?: number; state?: Column<'document_template', 'state'>; disabledReason?: string; now: Date },
) =>
  sql
    .updateTable('document_template')
    .set((old) => ({
      ...(change.code === undefined ? {} : { code: change.code }),
      ...(change.position === undefined ? {} : { position: change.position }),
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.disabledReason === undefined ? {} : { disabled_reason: change.disabledReason }),
      changed_at: change.now,
      revision: old('revision', '+', 1),
    }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()

export const deleteTemplate = (sql: Sql, id: string) => sql.deleteFrom('document_template').where('id', '=', id).execute()

export const insertDraft = (sql: Sql, schoolId: string, templateId: string, draft: Draft) =>
  sql
    .insertInto('document_template_version')
    .values({
      ...draft,
      school_id: schoolId,
      template_id: templateId,
      version: fragment<number>`(select coalesce(max(version), 0) + 1 from document_template_version where template_id = ${templateId})`,
    })
    .returning('version')
    .executeTakeFirstOrThrow()

const drafts = ['state', '=', 'draft'] as const

export const updateDraft = (sql: Sql, templateId: string, draft: Draft) =>
  sql
    .updateTable('document_template_version')
    .set(draft)
    .where('template_id', '=', templateId)
    .where(...drafts)
    .returning('version')
    .executeTakeFirst()

export const deleteDraft = (sql: Sql, templateId: string) =>
  sql
    .deleteFrom('document_template_version')
    .where('template_id', '=', templateId)
    .where(...drafts)
    .returning('version')
    .executeTakeFirst()

export const retirePublished = (sql: Sql, templateId: string) =>
  sql
    .updateTable('document_template_version')
    .set({ state: 'retired' })
    .where('template_id', '=', templateId)
    .where('state', '=', 'published')
    .execute()

export const publishDraft = (sql: Sql, templateId: string, { by, now }: { by: string; now: Date }) =>
  sql
    .updateTable('document_template_version')
    .set({ state: 'published', published_at: now, published_by: by })
    .where('template_id', '=', templateId)
    .where(...drafts)
    .returning('version')
    .executeTakeFirst()

export const listSeals = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('document_template_version')
    .where('school_id', '=', schoolId)
    .where('state', '=', 'published')
    .where('seal_file_id', 'is not', null)
    .select(['seal_file_id', fragment<number>`count(*)::int`.as('templates')])
    .$narrowType<{ seal_file_id: string }>()
    .groupBy('seal_file_id')
    .orderBy('templates', 'desc')
    .orderBy('seal_file_id')
    .execute()

/** Whether a picture is a seal on some template of the school. */
export const findSeal = (sql: Sql, schoolId: string, fileId: string) =>
  sql
    .selectFrom('document_template_version')
    .where('school_id', '=', schoolId)
    .where('seal_file_id', '=', fileId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
