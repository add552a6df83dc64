import { examKindNames } from '@campus/contract/exams/exams.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx, Ctx } from '../../context/context.ts'
import { holdInboxes, sendMessage } from '../messages/sending/send.service.ts'
import type { ExamRow } from './exams/exam.repository.ts'

/** The seat stands on the screen: a plan that changed is then read as it is. */
export const notifyCandidates = (ctx: CallerCtx, exam: ExamRow, to: readonly string[]) => {
  const [kind, kindEn, kindTw] = examKindNames[exam.kind]
  return sendMessage(ctx, {
    schoolId: exam.school_id,
    to,
    category: 'study',
    title: [
      `“${exam.course_name}”${kind}安排已发布`,
      `${exam.course_name_en}: ${kindEn.toLowerCase()} is scheduled`,
      `「${exam.course_name_tw}」${kindTw}安排已發布`,
    ],
    body: ['打开查看时间、考场和座位。', 'Open it for time, room and seat.', '打開查看時間、考場和座位。'],
    subject: { kind: 'exam', id: exam.id },
  })
}

/** Who left is no candidate any more and cannot open the exam. */
export const notifyReleased = (ctx: Ctx, exam: ExamRow, to: readonly string[]) => {
  const [kind, kindEn, kindTw] = examKindNames[exam.kind]
  return sendMessage(ctx, {
    schoolId: exam.school_id,
    to,
    category: 'study',
    title: [
      `您不再参加“${exam.course_name}”${kind}`,
      `${exam.course_name_en}: you no longer sit the ${kindEn.toLowerCase()}`,
      `您不再參加「${exam.course_name_tw}」${kindTw}`,
    ],
    body: [
      '您已不在教学班名单中，座位已取消。',
      'You are no longer on the roster of the section. Your seat was given up.',
      '您已不在教學班名單中，座位已取消。',
    ],
  })
}

interface Arranged {
  readonly candidateId: string
  readonly invigilatorIds: readonly string[]
}

/** What somebody needs is private: it stands on the screens of who may read it. */
export const notifyArrangement = async (ctx: CallerCtx, exam: ExamRow, { candidateId, invigilatorIds }: Arranged) => {
  await holdInboxes(ctx, [candidateId, ...invigilatorIds])
  const body: Phrase = ['打开查看。', 'Open it to see them.', '打開查看。']
  await sendMessage(ctx, {
    schoolId: exam.school_id,
    to: [candidateId],
    category: 'study',
    title: [
      `“${exam.course_name}”考试的特殊安排有更新`,
      `${exam.course_name_en}: your special arrangements changed`,
      `「${exam.course_name_tw}」考試的特殊安排有更新`,
    ],
    body,
    subject: { kind: 'exam', id: exam.id },
  })
  await sendMessage(ctx, {
    schoolId: exam.school_id,
    to: invigilatorIds,
    category: 'todo',
    title: [
      `“${exam.course_name}”考场有特殊安排更新`,
      `${exam.course_name_en}: special arrangements in your room changed`,
      `「${exam.course_name_tw}」考場有特殊安排更新`,
    ],
    body,
    subject: { kind: 'invigilation', id: exam.id },
  })
}

export const notifyInvigilators = (ctx: CallerCtx, exam: ExamRow, to: readonly string[]) =>
  sendMessage(ctx, {
    schoolId: exam.school_id,
    to,
    category: 'todo',
    title: [`监考安排：“${exam.course_name}”`, `You invigilate ${exam.course_name_en}`, `監考安排：「${exam.course_name_tw}」`],
    body: [
      '请确认；如不能到场，可请同事代替。',
      'Please confirm, or ask a colleague to take it over.',
      '請確認；如不能到場，可請同事代替。',
    ],
    subject: { kind: 'invigilation', id: exam.id },
  })

export const notifyAboutDuty = (
  ctx: CallerCtx,
  exam: Pick<ExamRow, 'id' | 'school_id' | 'course_name' | 'course_name_en' | 'course_name_tw'>,
  to: string,
  what: 'offered' | 'accepted' | 'declined',
  name: string,
) => {
  const titles = {
    offered: [`${name}请您代为监考`, `${name} asks you to invigilate`, `${name}請您代為監考`],
    accepted: [`${name}已接替您的监考`, `${name} took over your duty`, `${name}已接替您的監考`],
    declined: [`${name}不能接替您的监考`, `${name} cannot take over your duty`, `${name}不能接替您的監考`],
  } as const
  return sendMessage(ctx, {
    schoolId: exam.school_id,
    to: [to],
    category: what === 'offered' ? 'todo' : 'study',
    title: titles[what],
    body: [exam.course_name, exam.course_name_en, exam.course_name_tw],
    subject: { kind: 'invigilation', id: exam.id },
  })
}
