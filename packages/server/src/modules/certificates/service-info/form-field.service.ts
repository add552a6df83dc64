import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { secondMenuFields } from '@campus/contract/orders/cart.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readInfo } from '../../documents/templates/template-info.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { readHeadings } from '../applications/application.service.ts'

type Form = OutputOf<typeof secondMenuFields>
type Name = Form['fields'][number]['name']
interface Asked {
  readonly name: Name
  readonly isAsked: boolean
  readonly isRequired?: boolean
  readonly known?: string | undefined
}

const labels: Record<Name, Phrase> = {
  recordId: ['学籍', 'Student record', '學籍'],
  heading: ['抬头', 'Addressed to', '抬頭'],
  academicYears: ['学年', 'Academic years', '學年'],
  scoreIds: ['课程', 'Courses', '課程'],
  signatureFileId: ['手写签名', 'Handwritten signature', '手寫簽名'],
  copies: ['份数', 'Copies', '份數'],
  titleZh: ['中文标题', 'Chinese title', '中文標題'],
  titleEn: ['英文标题', 'English title', '英文標題'],
  email: ['收件邮箱', 'Email address', '收件信箱'],
  ccEmails: ['抄送邮箱', 'Email Cc', '副本信箱'],
  delegateNumber: ['代领人学号或工号', 'Delegate’s number', '代領人學號或工號'],
}

export const readForm = async (ctx: CallerCtx, { templateId, way }: InputOf<typeof secondMenuFields>): Promise<Form> => {
  const info = await readInfo(ctx, { id: templateId })
  if (!info.ways.includes(way)) throw refuse('way_not_offered')
  const [headings, me] = await Promise.all([readHeadings(ctx), findHolder(ctx, ctx.caller.personId)])
  const isPaper = way === 'paper'
  const asked: readonly Asked[] = [
    { name: 'recordId', isAsked: info.recordIds.length > 0, isRequired: info.recordIds.length > 1, known: info.recordIds[0] },
    { name: 'heading', isAsked: info.heading !== 'none', isRequired: info.heading === 'required', known: headings[0]?.heading },
    { name: 'academicYears', isAsked: info.choosesYears },
    { name: 'scoreIds', isAsked: info.choosesCourses, isRequired: true },
    { name: 'signatureFileId', isAsked: info.wantsSignature, isRequired: true },
    { name: 'copies', isAsked: isPaper, isRequired: true, known: '1' },
    { name: 'titleZh', isAsked: !isPaper },
    { name: 'titleEn', isAsked: !isPaper },
    { name: 'email', isAsked: way === 'email', isRequired: true, known: me?.email ?? undefined },
    { name: 'ccEmails', isAsked: way === 'email' },
    { name: 'delegateNumber', isAsked: isPaper },
  ]
  return {
    heading: info.heading,
    fields: asked
      .filter(({ isAsked }) => isAsked)
      .map(({ name, isRequired = false, known = '' }) => ({ name, label: say(labels[name], ctx.language), isRequired, known })),
  }
}
