import type { attendanceDetail, ownAttendance } from '@campus/contract/attendance/records.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isLessonInScope } from '../../schedule/lessons/lesson.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { findLesson } from '../lessons/lesson.repository.ts'
import { teaches } from '../lessons/lesson.service.ts'
import { readerOf } from '../lessons/reader.service.ts'
import { requireReadable, requireReadableSection, visibleSections } from '../reading/reading.service.ts'
import { findSign } from '../signs/sign.repository.ts'
import { findObjection } from './objection.repository.ts'
import { mayDecideAbout, objectUntil } from './objection.service.ts'
import { countRecords, findRecord, listHistory, listRecords } from './record.repository.ts'
import { presentRecord } from './record-view.ts'

export const listAttendance = async (
  ctx: CallerCtx,
  { personId: asked, sectionId, state, ...page }: InputOf<typeof ownAttendance>,
): Promise<OutputOf<typeof ownAttendance>> => {
  const personId = await requireReadable(ctx, asked)
  if (sectionId !== undefined && (await visibleSections(ctx, personId)) !== 'all') await requireReadableSection(ctx, sectionId)
  const visible = sectionId === undefined ? await visibleSections(ctx, personId) : 'all'
  const filter = { schoolId: ctx.caller.schoolId, personId, sectionId, state, sectionIds: visible === 'all' ? undefined : visible }
  const [rows, reader] = await Promise.all([listRecords(ctx.sql, filter, page), readerOf(ctx)])
  return {
    rows: rows.flatMap((row) => (row.attended === null ? [] : [{ ...presentRecord(row, reader), state: row.attended }])),
    total: await countRecords(ctx.sql, filter),
  }
}

/** Everything that led to a state, for the person, the teacher and those who look after either. */
export const readAttendance = async (
  ctx: CallerCtx,
  { lessonId, personId: asked }: InputOf<typeof attendanceDetail>,
): Promise<OutputOf<typeof attendanceDetail>> => {
  const lesson = await findLesson(ctx.sql, lessonId)
  if (lesson?.school_id !== ctx.caller.schoolId) throw refuse('not_found')
  // Whoever takes the lesson reads its roll, also somebody who stands in for the teacher of the section; so does who looks after the section.
  const isOfRoll = asked !== undefined && (teaches(ctx, lesson) || isLessonInScope(await readingScopeOf(ctx), lesson))
  const personId = isOfRoll ? asked : await requireReadable(ctx, asked)
  const row = await findRecord(ctx.sql, lessonId, personId)
  if (!row) throw refuse('not_found')
  const visible = isOfRoll ? 'all' : await visibleSections(ctx, personId)
  if (visible !== 'all' && !visible.includes(row.section_id)) throw refuse('not_found')
  const isMine = personId === ctx.caller.personId
  const reader = await readerOf(ctx)
  const [events, sign, objection] = await Promise.all([
    listHistory(ctx.sql, lessonId, personId),
    findSign(ctx.sql, { lessonId, personId, purpose: 'in' }),
    findObjection(ctx.sql, lessonId, personId),
  ])
  const mayDecide = !isMine && (await mayDecideAbout(ctx, lesson, row.person_unit_id))
  return {
    ...presentRecord(row, reader),
    state: row.attended,
    doubts: row.is_doubtful ? (sign?.doubts ?? []) : [],
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      state: event.state,
      at: event.at.toISOString(),
      by: personNameIn({ name: event.by_name ?? '', namePinyin: event.by_pinyin }, ctx.language),
      reason: event.reason,
      isDoubtful: event.is_doubtful,
    })),
    objectUntil: isMine && lesson.term_closed_at === null ? (objectUntil(row, objection, ctx.now())?.toISOString() ?? null) : null,
    objectionDetail: objection
      ? {
          id: objection.id,
          state: objection.state,
          text: objection.text,
          notes: objection.notes,
          createdAt: objection.created_at.toISOString(),
          decidedBy: personNameIn({ name: objection.decider_name ?? '', namePinyin: objection.decider_pinyin }, ctx.language),
        }
      : null,
    mayDecide: mayDecide && objection?.state === 'open',
    mayCorrect: mayDecide && lesson.term_closed_at === null && lesson.opened_at !== null,
  }
}
