import { type Language, say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { ChangePart, LessonChange, LessonPlace } from '@campus/contract/schedule/lesson-change.ts'
import type { ChangeRow, PartRow } from './change.repository.ts'
import { isWaiting } from './change-state.rules.ts'

const inWords = ({ name, name_en, name_tw }: PartRow['course'], language: Language) => say([name, name_en, name_tw], language)

const presentPlace = (
  { day, starts_at, ends_at, room, teachers, is_held }: NonNullable<PartRow['before']>,
  language: Language,
): LessonPlace => ({
  day,
  startsAt: new Date(starts_at).toISOString(),
  endsAt: new Date(ends_at).toISOString(),
  room: room && { id: room.id, name: inWords(room, language), building: inWords(room.building, language) },
  teachers: teachers.map((teacher) => ({ id: teacher.id, name: personNameIn(teacher, language) })),
  isHeld: is_held,
})

export const presentPart = (part: PartRow, language: Language): ChangePart => ({
  lessonId: part.lesson_id,
  course: inWords(part.course, language),
  sections: part.sections.map(({ code }) => code),
  before: part.before && presentPlace(part.before, language),
  after: presentPlace(part.after, language),
})

/** A change as its reader sees it. */
export const presentChange = (
  row: ChangeRow,
  { language, readerId }: { readonly language: Language; readonly readerId: string },
): LessonChange => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  lessonId: row.lesson_id,
  parts: row.parts.map((part) => presentPart(part, language)),
  reason: row.reason,
  asker: { id: row.person_id, name: personNameIn({ name: row.asker_name, namePinyin: row.asker_pinyin }, language) },
  colleague:
    row.colleague_id === null
      ? null
      : { id: row.colleague_id, name: personNameIn({ name: row.colleague_name ?? '', namePinyin: row.colleague_pinyin }, language) },
  askedAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  answerNotes: row.answer_notes,
  decidedBy: personNameIn({ name: row.decider_name ?? '', namePinyin: row.decider_pinyin }, language),
  decidedAt: row.decided_at?.toISOString() ?? null,
  notes: row.notes,
  isMine: row.person_id === readerId,
  mayAnswer: row.state === 'waiting_colleague' && row.colleague_id === readerId,
  mayWithdraw: isWaiting(row.state) && row.person_id === readerId,
})
