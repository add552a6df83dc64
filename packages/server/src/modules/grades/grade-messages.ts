import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import { sendMessage } from '../messages/sending/send.service.ts'
import type { SheetRow } from './sheets/sheet.repository.ts'

type Section = Pick<SheetRow, 'id' | 'school_id' | 'code' | 'course_name' | 'course_name_en' | 'course_name_tw' | 'teachers'>

const courseOf = ({ course_name, course_name_en, course_name_tw }: Section): Phrase => [course_name, course_name_en, course_name_tw]

export const notifyReviewers = (ctx: CallerCtx, section: Section, to: readonly string[]) => {
  const [course, courseEn, courseTw] = courseOf(section)
  return sendMessage(ctx, {
    schoolId: section.school_id,
    to,
    category: 'todo',
    title: [`“${course}”的成绩单待审核`, `Grade sheet of ${courseEn} to review`, `「${courseTw}」的成績單待審核`],
    body: [`教学班 ${section.code}`, `Section ${section.code}`, `教學班 ${section.code}`],
    subject: { kind: 'grade_sheet_review', id: section.id },
  })
}

export const notifyTeachers = (ctx: CallerCtx, section: Section, verdict: 'passed' | 'returned', notes: string) => {
  const [course, courseEn, courseTw] = courseOf(section)
  const title: Phrase =
    verdict === 'passed'
      ? [`“${course}”的成绩单已通过审核`, `The grade sheet of ${courseEn} passed review`, `「${courseTw}」的成績單已通過審核`]
      : [`“${course}”的成绩单被退回`, `The grade sheet of ${courseEn} was returned`, `「${courseTw}」的成績單被退回`]
  const place: Phrase = [`教学班 ${section.code}`, `Section ${section.code}`, `教學班 ${section.code}`]
  const [body, bodyEn, bodyTw] = place.map((text) => (notes === '' ? text : `${text}\n${notes}`))
  return sendMessage(ctx, {
    schoolId: section.school_id,
    to: section.teachers.map(({ id }) => id),
    category: verdict === 'passed' ? 'progress' : 'todo',
    title,
    body: [body ?? '', bodyEn ?? '', bodyTw ?? ''],
    subject: { kind: 'grade_sheet', id: section.id },
  })
}

/** A notice carries no mark: it may be read on a locked screen. */
export const notifyStudents = (ctx: CallerCtx, section: Section, to: readonly string[]) => {
  const [course, courseEn, courseTw] = courseOf(section)
  return sendMessage(ctx, {
    schoolId: section.school_id,
    to,
    category: 'study',
    title: [`“${course}”成绩已公布`, `Your score of ${courseEn} is published`, `「${courseTw}」成績已公布`],
    body: ['打开即可查看成绩构成。', 'Open it to see how it is made up.', '打開即可查看成績構成。'],
    subject: { kind: 'grade', id: section.id },
  })
}

export const notifyAppealReviewers = (ctx: CallerCtx, section: Section, appealId: string, to: readonly string[]) => {
  const [course, courseEn, courseTw] = courseOf(section)
  return sendMessage(ctx, {
    schoolId: section.school_id,
    to,
    category: 'todo',
    title: [`“${course}”有成绩复核申请`, `A score of ${courseEn} is to be reviewed`, `「${courseTw}」有成績複核申請`],
    body: [`教学班 ${section.code}`, `Section ${section.code}`, `教學班 ${section.code}`],
    subject: { kind: 'grade_appeal_review', id: appealId },
  })
}

const resultReady: Phrase = ['打开即可查看结果。', 'Open it to see the result.', '打開即可查看結果。']

const resultWithDocuments = (count: number): Phrase => [
  `打开即可查看结果。您有 ${count} 份证明写着原成绩，可重新开具。`,
  count === 1
    ? 'Open it to see the result. One of your certificates shows the score before; you can get a new one.'
    : `Open it to see the result. ${count} of your certificates show the score before; you can get new ones.`,
  `打開即可查看結果。您有 ${count} 份證明寫著原成績，可重新開具。`,
]

export const notifyAppellant = (ctx: CallerCtx, section: Section, personId: string, outdatedDocuments: number) => {
  const [course, courseEn, courseTw] = courseOf(section)
  return sendMessage(ctx, {
    schoolId: section.school_id,
    to: [personId],
    category: 'study',
    title: [`“${course}”的成绩复核已有结果`, `The review of your score of ${courseEn} is finished`, `「${courseTw}」的成績複核已有結果`],
    body: outdatedDocuments === 0 ? resultReady : resultWithDocuments(outdatedDocuments),
    subject: { kind: 'grade', id: section.id },
  })
}
