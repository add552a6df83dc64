import type { FeedbackAbout } from '@campus/contract/help/feedback.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { reports } from '../reports.extension.ts'
import { findCase } from './feedback-case.repository.ts'

export interface Subject {
  readonly subject_kind: Column<'feedback', 'subject_kind'>
  readonly subject_id: string | null
  readonly report_kind: Column<'feedback', 'report_kind'>
}

const subjectOf = ({ subject_kind, subject_id }: Subject): Pick<FeedbackAbout, 'kind' | 'id'> | undefined =>
  subject_kind === null || subject_id === null ? undefined : { kind: subject_kind, id: subject_id }

export const aboutOf = async (ctx: CallerCtx, row: Subject): Promise<FeedbackAbout | null> => {
  const subject = subjectOf(row)
  const reported = subject && (await reports.of(ctx).describeReported(ctx, subject))
  return subject && reported && row.report_kind ? { ...subject, ...reported, reportKind: row.report_kind } : null
}

/** What a feedback of my school is about. */
export const subjectOfCase = async (ctx: CallerCtx, id: string) => {
  const row = await findCase(ctx.sql, ctx.caller.schoolId, id)
  return row && subjectOf(row)
}
