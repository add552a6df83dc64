import type { Phrase } from '@campus/contract/language.ts'

interface Window {
  readonly id: string
  readonly term: string
  readonly opens_on: string
  readonly closes_on: string
}

interface UnfinishedPlan {
  readonly person_id: string
  readonly course: string
  readonly window_id: string
  /** It came back and can be handed in again. */
  readonly is_returned: boolean
}

export interface Facts {
  readonly today: string
  readonly windows: readonly Window[]
  readonly unfinished: readonly UnfinishedPlan[]
  /** Those who have written plans before. */
  readonly authors: readonly string[]
  /** Who has handed in a plan for which window. */
  readonly submitted: readonly { readonly person_id: string; readonly window_id: string }[]
}

interface Reminder {
  readonly to: string
  readonly windowId: string
  readonly text: Phrase
}

/** So many days before the last one people are reminded. */
const warnings: ReadonlySet<number> = new Set([7, 3, 1, 0])
const lastCall = 3

const daysUntil = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

const opensText = ({ term, closes_on }: Window): Phrase => [
  `${term} 动物采购计划今天开始填报，截止 ${closes_on}`,
  `Plans for ${term} can be submitted from today until ${closes_on}`,
  `${term} 動物採購計畫今天開始填報，截止 ${closes_on}`,
]

const closesText = ({ term, closes_on }: Window): Phrase => [
  `${term} 动物采购计划将于 ${closes_on} 截止，您还没有提交计划`,
  `Plans for ${term} close on ${closes_on}; you have not submitted one`,
  `${term} 動物採購計畫將於 ${closes_on} 截止，您還沒有提交計畫`,
]

const deadlineText = ({ term, closes_on }: Window, { course, is_returned }: UnfinishedPlan): Phrase => {
  const named = course === '' ? term : course
  return is_returned
    ? [
        `“${named}”已退回，请在 ${closes_on} 前修改并重新提交`,
        `“${named}” was returned: change it and submit it again by ${closes_on}`,
        `「${named}」已退回，請在 ${closes_on} 前修改並重新提交`,
      ]
    : [
        `“${named}”还是草稿，请在 ${closes_on} 前提交`,
        `“${named}” is still a draft: submit it by ${closes_on}`,
        `「${named}」還是草稿，請在 ${closes_on} 前提交`,
      ]
}

const aboutWindow = (window: Window, { today, authors, unfinished, submitted }: Facts): readonly Reminder[] => {
  if (window.opens_on === today) return authors.map((to) => ({ to, windowId: window.id, text: opensText(window) }))
  const left = daysUntil(window.closes_on, today)
  if (window.opens_on > today || !warnings.has(left)) return []
  const plans = unfinished.filter(({ window_id }) => window_id === window.id)
  const busy = new Set([...plans, ...submitted.filter(({ window_id }) => window_id === window.id)].map(({ person_id }) => person_id))
  const withoutPlan = left === lastCall ? authors.filter((id) => !busy.has(id)) : []
  return [
    ...plans.map((plan) => ({ to: plan.person_id, windowId: window.id, text: deadlineText(window, plan) })),
    ...withoutPlan.map((to) => ({ to, windowId: window.id, text: closesText(window) })),
  ]
}

/** What today reminds whom of; on most days nobody of anything. */
export const remindersOf = (facts: Facts): ReadonlyMap<string, readonly Reminder[]> =>
  Map.groupBy(
    facts.windows.flatMap((window) => aboutWindow(window, facts)),
    ({ to }) => to,
  )
