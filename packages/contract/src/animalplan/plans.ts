import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Day } from './catalogue.ts'
import { LineGiven, maxPlanLines, sexes } from './lines.ts'

export const planStates = ['draft', 'submitted', 'passed', 'refused', 'cancelled'] as const
export type PlanState = (typeof planStates)[number]

export const planStateNames: Record<PlanState | 'returned', Phrase> = {
  draft: ['草稿', 'Draft', '草稿'],
  submitted: ['审批中', 'In review', '審批中'],
  returned: ['已退回，待修改', 'Returned for changes', '已退回，待修改'],
  passed: ['已通过', 'Approved', '已通過'],
  refused: ['未通过', 'Rejected', '未通過'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

/** What of a submitted plan can be corrected without its lines. */
export const PlanTexts = z.object({
  course: z.string().trim().max(100),
  students: z.number().int().min(1).max(10_000),
  ethicsNumber: z
    .string()
    .trim()
    .max(50)
    .regex(/^[0-9A-Za-z\-/.()（）〔〕号第字\u4e00-\u9fff ]*$/, 'wrong'),
  purpose: z.string().trim().max(500),
})

/** A draft may leave fields open; a plan that is submitted has all of them. */
const PlanGiven = z.object({
  windowId: Id.nullable().default(null),
  fundId: Id.nullable().default(null),
  course: PlanTexts.shape.course.default(''),
  students: PlanTexts.shape.students.nullable().default(null),
  ethicsNumber: PlanTexts.shape.ethicsNumber.default(''),
  purpose: PlanTexts.shape.purpose.default(''),
  lines: z.array(LineGiven).max(maxPlanLines).default([]),
  draft: z.boolean().default(false),
})
export type PlanGiven = z.output<typeof PlanGiven>

const Line = z.object({
  typeName: z.string(),
  typeId: Id,
  specificationId: Id,
  specificationName: z.string(),
  sex: z.enum(sexes),
  number: z.number().int(),
  arrivesOn: Day,
  roomId: Id.nullable(),
  roomName: z.string(),
  days: z.number().int(),
  cages: z.number().int(),
  price: z.number().int(),
  housing: z.number().int(),
})

const PlanRow = z.object({
  id: Id,
  instanceId: Id.nullable(),
  state: z.enum(planStates),
  /** It came back: who wrote it may change it and hand it in again. */
  isReturned: z.boolean(),
  course: z.string(),
  term: z.string(),
  students: z.number().int().nullable(),
  fundName: z.string(),
  amount: z.number().int(),
  animals: z.number().int(),
  firstArrivalOn: Day.nullable(),
  changedAt: Instant,
  submittedAt: Instant.nullable(),
  person: z.object({ id: Id, name: z.string(), number: z.string(), unitName: z.string() }),
})
export type PlanRow = z.infer<typeof PlanRow>
export const PlanList = pageOf(PlanRow)

export const Plan = PlanRow.extend({
  windowId: Id.nullable(),
  fundId: Id.nullable(),
  ethicsNumber: z.string(),
  purpose: z.string(),
  endedAt: Instant.nullable(),
  lines: z.array(Line),
  mayChange: z.boolean(),
  mayCancel: z.boolean(),
})
export type Plan = z.infer<typeof Plan>

const saved = z.object({ id: Id, instanceId: Id.nullable() })
const savingRefusals = [
  'animal_plan_incomplete',
  'animal_line_wrong',
  'animal_fund_closed',
  'animal_fund_short',
  'animal_window_closed',
  'animal_cages_short',
  'nobody_decides',
] as const

export const addAnimalPlan = call({
  method: 'POST',
  path: '/lacTeaching/animalBuyPlan/addLacTsAnimalBuyPlan',
  who: ['teacher'],
  summary: 'Write a plan: keep it as a draft, or submit it, which holds its money and cages until it is decided.',
  body: PlanGiven,
  output: saved,
  refusals: [...savingRefusals, 'animal_draft_exists'],
  idempotency: 'required',
})

export const updateAnimalPlan = call({
  method: 'POST',
  path: '/lacTeaching/animalBuyPlan/updateLacTsAnimalBuyPlan',
  who: ['teacher'],
  summary: 'Change my draft, or a plan of mine that was returned; what it holds follows. Without `draft` it is submitted.',
  body: PlanGiven.extend({ id: Id }),
  output: saved,
  refusals: [...savingRefusals, 'animal_plan_fixed'],
  idempotency: 'required',
})

export const animalPlanDraft = call({
  method: 'GET',
  path: '/lacTeaching/animalBuyPlan/getAnimalBuyPlanDraft',
  who: ['teacher'],
  summary: 'The plan that I began and have not submitted.',
  output: Plan.nullable(),
})

export const animalPlanDetail = call({
  method: 'GET',
  path: '/processOA/getAnimalBuyPlanDetail/{id}',
  who: 'user',
  summary: 'A plan by its id or that of its approval, for its author and those who may read the approval.',
  params: z.object({ id: Id }),
  output: Plan,
})

export const ownAnimalPlans = call({
  method: 'GET',
  path: '/my/animal-plans',
  who: ['teacher'],
  summary: 'My plans, newest first.',
  query: PageQuery,
  output: PlanList,
})

export const deleteAnimalPlan = call({
  method: 'POST',
  path: '/my/animal-plans/delete',
  who: ['teacher'],
  summary: 'Delete my draft.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['animal_plan_fixed'],
  idempotency: 'accepted',
})

export const cancelAnimalPlan = call({
  method: 'POST',
  path: '/my/animal-plans/cancel',
  who: ['teacher'],
  summary: 'Withdraw a plan of mine that is not decided yet; its money and cages are free again.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

const Window = z.object({
  id: Id,
  term: z.string(),
  opensOn: Day,
  closesOn: Day,
  arrivalsFrom: Day,
  arrivalsUntil: Day,
  isOpen: z.boolean(),
})

export const animalBuyRemind = call({
  method: 'GET',
  path: '/lacTeaching/buyRemind/getUserAnimalBuyRemind',
  who: ['teacher'],
  summary: 'Terms whose plans are taken now or soon, my draft or returned plans with their last day, and animals of mine that arrive soon.',
  output: z.object({
    windows: z.array(Window),
    deadlines: z.array(z.object({ planId: Id, course: z.string(), term: z.string(), lastDay: Day, isReturned: z.boolean() })),
    arrivals: z.array(
      z.object({
        planId: Id,
        course: z.string(),
        arrivesOn: Day,
        specificationName: z.string(),
        number: z.number().int(),
        roomName: z.string(),
      }),
    ),
  }),
})
