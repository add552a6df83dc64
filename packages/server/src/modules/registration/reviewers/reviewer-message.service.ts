import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { reviewersOf } from './reviewers.service.ts'

type News = 'handed_in' | 'material_added'

const titles: Record<News, (name: string) => Phrase> = {
  handed_in: (name) => [`${name}申请注册，等待审核`, `${name} wants to register`, `${name}申請註冊，等待審核`],
  material_added: (name) => [`${name}补充了注册材料`, `${name} added registration documents`, `${name}補充了註冊材料`],
}

const bodies: Record<CaseRow['kind'], (number: string) => Phrase> = {
  matched: (number) => [
    `学工号 ${number}，与学校档案一致，请核对材料后审核。`,
    `Number ${number}. It fits a record: check the documents and decide.`,
    `學工號 ${number}，與學校檔案一致，請核對材料後審核。`,
  ],
  unmatched: (number) => [
    `学工号 ${number}，没有找到一致的档案，请核对材料后关联档案。`,
    `Number ${number}. It fits no record: check the documents and link one.`,
    `學工號 ${number}，沒有找到一致的檔案，請核對材料後關聯檔案。`,
  ],
}

/** A case waits for those who decide: one message for each of them, however many files came with it. */
export const notifyReviewers = async (ctx: Ctx, row: CaseRow, news: News) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: (await reviewersOf(ctx, row)).to,
    category: 'todo',
    title: titles[news](row.name),
    body: bodies[row.kind](row.number),
    subject: { kind: 'registration_review', id: row.id },
  })

/** Nobody has to decide any more: it was decided, or the applicant has to do something first. */
export const resolveReview = (ctx: Ctx, { id }: Pick<CaseRow, 'id'>) => resolveMessages(ctx, 'registration_review', id)
