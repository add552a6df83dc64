import { type Phrase, sayList } from '@campus/contract/language.ts'
import type { ChangeKind } from '@campus/contract/schedule/lesson-change.ts'
import type { Ctx } from '../../../context/context.ts'
import { sayTimeSpan } from '../../../platform/time/time-span.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf, managersOfUnit } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { ChangeRow, PartRow } from '../change-records/change.repository.ts'
import { listConcerned } from './concerned.repository.ts'

const kindNames: Record<ChangeKind, Phrase> = {
  move: ['调课', 'Lesson moved', '調課'],
  swap: ['对调课程', 'Lessons swapped', '對調課程'],
  cancel: ['停课', 'Lesson cancelled', '停課'],
  extra: ['加课', 'Extra lesson', '加課'],
  room: ['更换教室', 'Room changed', '更換教室'],
  substitute: ['代课', 'Substitute teacher', '代課'],
}

const join = (phrases: readonly Phrase[], between: Phrase): Phrase => {
  const [zh, en, tw] = [0, 1, 2].map((at) => phrases.map((phrase) => phrase[at] ?? '').join(between[at]))
  return [zh ?? '', en ?? '', tw ?? '']
}

const courseOf = ({ course }: PartRow): Phrase => [course.name, course.name_en, course.name_tw]
const notHeld: Phrase = ['停课', 'cancelled', '停課']
const space: Phrase = [' ', ' ', ' ']

const placeOf = (place: NonNullable<PartRow['before']>, timeZone: string): Phrase => {
  if (!place.is_held) return notHeld
  const names = place.teachers.map(({ name }) => name)
  const room: Phrase[] = place.room ? [[place.room.name, place.room.name_en, place.room.name_tw]] : []
  return join(
    [
      sayTimeSpan(timeZone, new Date(place.starts_at), new Date(place.ends_at)),
      ...room,
      [sayList(names, 'zh_CN'), sayList(names, 'en_US'), sayList(names, 'zh_TW')],
    ],
    space,
  )
}

/** Before and after of a lesson. */
const effectOf = (part: PartRow, timeZone: string): Phrase => {
  const after = placeOf(part.after, timeZone)
  const effect = part.before ? join([placeOf(part.before, timeZone), after], [' → ', ' → ', ' → ']) : after
  return join([courseOf(part), effect], ['：', ': ', '：'])
}

const lines = (parts: readonly PartRow[], timeZone: string) =>
  join(
    parts.map((part) => effectOf(part, timeZone)),
    ['\n', '\n', '\n'],
  )

const titleOf = (words: Phrase, { parts }: ChangeRow): Phrase => join([words, ...parts.slice(0, 1).map(courseOf)], ['：', ': ', '：'])

/** To who has to answer now: the colleague, or those who look after the section. */
export const notifyWaiting = async (ctx: Ctx, change: ChangeRow) => {
  const { school_id: schoolId, colleague_id, person_id: personId } = change
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const [what, whatEn, whatTw] = kindNames[change.kind]
  const by = change.asker_name
  const effects = lines(change.parts, timeZone)
  if (change.state === 'waiting_colleague' && colleague_id !== null)
    return sendMessage(ctx, {
      schoolId,
      to: [colleague_id],
      category: 'todo',
      subject: { kind: 'lesson_change', id: change.id },
      title: titleOf([`${by}请您同意${what}`, `${by} asks you to agree (${whatEn})`, `${by}請您同意${whatTw}`], change),
      body: join(
        [effects, ['请在“我的调课”中答复。', 'Answer under “My lesson changes”.', '請在「我的調課」中答覆。']],
        ['\n', '\n', '\n'],
      ),
    })
  const unitId = change.parts[0]?.sections[0]?.unit_id ?? null
  const managers = (await managersOfUnit(ctx, { schoolId, unitId, personId })).filter((id) => id !== colleague_id)
  const to = managers.length > 0 ? managers : (await administratorsOf(ctx, schoolId)).filter((id) => id !== personId && id !== colleague_id)
  await sendMessage(ctx, {
    schoolId,
    to,
    category: 'todo',
    subject: { kind: 'lesson_change_review', id: change.id },
    title: titleOf([`待审批：${by}申请${what}`, `To decide: ${by} (${whatEn})`, `待審批：${by}申請${whatTw}`], change),
    body: effects,
  })
}

/** Nobody has to answer or decide any more. */
export const resolveAsked = async (ctx: Ctx, { id, colleague_id }: Pick<ChangeRow, 'id' | 'colleague_id'>) => {
  if (colleague_id !== null) await resolveMessages(ctx, 'lesson_change', id, [colleague_id])
  await resolveMessages(ctx, 'lesson_change_review', id)
}

/** Each who is concerned gets one message, about those of the lessons that are theirs. */
export const notifyApplied = async (ctx: Ctx, change: ChangeRow) => {
  const { timeZone } = await readSettings(ctx.sql, change.school_id)
  const concerned = await listConcerned(ctx.sql, change.id)
  await holdInboxes(
    ctx,
    concerned.map(({ person_id }) => person_id),
  )
  for (const [key, people] of Map.groupBy(concerned, ({ part_ids }) => part_ids.join())) {
    const parts = change.parts.filter(({ id }) => key.includes(id))
    await sendMessage(ctx, {
      schoolId: change.school_id,
      to: people.map(({ person_id }) => person_id),
      category: 'study',
      subject: { kind: 'lesson', id: parts[0]?.lesson_id ?? change.lesson_id },
      title: titleOf(kindNames[change.kind], { ...change, parts }),
      body: lines(parts, timeZone),
    })
  }
}

const endings = {
  refused: ['未通过', 'Change rejected', '未通過'],
  withdrawn: ['已撤回', 'Change withdrawn', '已撤回'],
  outdated: ['已失效', 'Change no longer possible', '已失效'],
} as const satisfies Record<string, Phrase>

const outdated: Phrase = [
  '课程在审批前已变动或已开始，请按新的安排重新申请。',
  'The lesson changed or began before a decision. Request it again if you still need it.',
  '課程在審批前已變動或已開始，請按新的安排重新申請。',
]

/** To those of both teachers who did not end it themselves. */
export const notifyEnded = async (ctx: Ctx, change: ChangeRow, state: keyof typeof endings, to: readonly (string | null)[]) => {
  const { timeZone } = await readSettings(ctx.sql, change.school_id)
  const [what, whatEn, whatTw] = kindNames[change.kind]
  const [end, endEn, endTw] = endings[state]
  const notes = change.answer_notes || change.notes
  const words: Phrase[] = state === 'outdated' ? [outdated] : state === 'refused' && notes ? [[notes, notes, notes]] : []
  await sendMessage(ctx, {
    schoolId: change.school_id,
    to: to.filter((id) => id !== null),
    category: 'study',
    subject: { kind: 'lesson_change', id: change.id },
    title: titleOf([`${what}${end}`, `${endEn} (${whatEn})`, `${whatTw}${endTw}`], change),
    body: join([lines(change.parts, timeZone), ...words], ['\n', '\n', '\n']),
  })
}
