import { PlanTexts } from '@campus/contract/animalplan/plans.ts'
import type { FormValues } from '@campus/contract/approval/form.ts'
import { explainIssue } from '@campus/contract/field-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Matter, MatterOutcome } from '../../approval/matter.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { requirePost } from './office-post.service.ts'
import { lockPlans } from './plan-locks.repository.ts'
import { findForMatter } from './plan-matter.repository.ts'
import { setEnded, updateTexts } from './plan-writing.repository.ts'

const fen = 100

const requirePlan = async (ctx: Ctx, id: string) => {
  const plan = await findForMatter(ctx.sql, id)
  if (!plan) throw refuse('not_found')
  return plan
}

/** What conditions compare and cards show. Money is in yuan, as people write it. */
export const valuesOfPlan = async (ctx: Ctx, id: string): Promise<FormValues> => {
  const plan = await requirePlan(ctx, id)
  return {
    course: plan.course,
    term: plan.term ?? '',
    students: plan.students,
    fund: plan.fund_name ?? '',
    amount: plan.amount / fen,
    animals: plan.animals,
    ethicsNumber: plan.ethics_number,
    purpose: plan.purpose,
  }
}

const verdicts: Record<'passed' | 'refused' | 'cancelled', Phrase> = {
  passed: ['已通过', 'was approved', '已通過'],
  refused: ['未通过', 'was rejected', '未通過'],
  cancelled: ['已取消', 'was cancelled', '已取消'],
}

/** Who withdrew it themselves is not told. */
const endAs = (state: 'passed' | 'refused' | 'cancelled') => async (ctx: Ctx, id: string, outcome: MatterOutcome) => {
  const plan = await requirePlan(ctx, id)
  await setEnded(ctx.sql, id, state, ctx.now())
  if (outcome.by === plan.person_id || !plan.instance_id) return
  const [said, saidEn, saidTw] = verdicts[state]
  const body = outcome.notes === '' ? plan.course : `${plan.course}\n${outcome.notes}`
  await sendMessage(ctx, {
    schoolId: plan.school_id,
    to: [plan.person_id],
    category: 'progress',
    title: [`您的动物采购计划${said}`, `Your animal plan ${saidEn}`, `您的動物採購計畫${saidTw}`],
    body: [body, body, body],
    subject: { kind: 'approval_instance', id: plan.instance_id },
  })
}

/** Texts can be corrected in the form of the office, within the bounds of a plan; what follows from the lines is changed by changing the lines. */
const editPlan = async (ctx: Ctx, id: string, values: FormValues) => {
  const read = PlanTexts.safeParse({ ...(await valuesOfPlan(ctx, id)), ...values }, { reportInput: true })
  if (!read.success) {
    const texts = read.error.issues.map((issue): [string, string] => [
      `formData.${issue.path.join('.')}`,
      explainIssue(issue, ctx.language),
    ])
    throw refuse('form_wrong', { fields: Object.fromEntries(texts) })
  }
  const { course, students, ethicsNumber, purpose } = read.data
  await updateTexts(ctx.sql, id, { course, students, ethics_number: ethicsNumber, purpose }, ctx.now())
}

/** Buying animals for teaching is decided by the college first, then by the office for laboratory animals. */
export const animalPlanMatter: Matter = {
  name: ['动物采购计划', 'Animal plan', '動物採購計畫'],
  icon: 'animal',
  fields: [
    {
      id: 'course',
      name: 'TextInput',
      title: ['课程', 'Course', '課程'],
      props: { required: true, abstract: true, maxLength: 100 },
      isEditable: true,
    },
    { id: 'term', name: 'TextInput', title: ['学期', 'Term', '學期'], props: { abstract: true } },
    {
      id: 'students',
      name: 'NumberInput',
      valueType: 'Number',
      title: ['学生人数', 'Students', '學生人數'],
      props: { required: true, min: 1, max: 10_000, precision: 0 },
      isEditable: true,
    },
    { id: 'fund', name: 'TextInput', title: ['经费', 'Fund', '經費'] },
    {
      id: 'amount',
      name: 'AmountInput',
      valueType: 'Number',
      title: ['金额（元）', 'Amount (CNY)', '金額（元）'],
      props: { abstract: true },
    },
    { id: 'animals', name: 'NumberInput', valueType: 'Number', title: ['动物数量', 'Number of animals', '動物數量'] },
    {
      id: 'ethicsNumber',
      name: 'TextInput',
      title: ['伦理审查编号', 'Ethics approval number', '倫理審查編號'],
      props: { required: true, maxLength: 50 },
      isEditable: true,
    },
    { id: 'purpose', name: 'TextareaInput', title: ['用途', 'Purpose', '用途'], props: { maxLength: 500 }, isEditable: true },
  ],
  firstVersion: async (ctx, schoolId) => ({
    step: ['所在单位审核', 'Review by the college', '所在單位審核'],
    nobody: 'TO_ADMIN',
    office: {
      step: ['实验动物管理办公室审批', 'Decision by the laboratory-animal office', '實驗動物管理辦公室審批'],
      postId: await requirePost(ctx, schoolId),
    },
  }),
  hold: (ctx, ids) => lockPlans(ctx.sql, ids),
  values: valuesOfPlan,
  edit: editPlan,
  passed: endAs('passed'),
  refused: endAs('refused'),
  cancelled: endAs('cancelled'),
  notifyDeciders: () => Promise.resolve([]),
  decisionSubject: 'approval_task',
}
