import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Effect } from '@campus/flow/engine/changes.ts'

export type Notice = Extract<Effect, { kind: 'notify' }>['about']

interface Facts {
  readonly process: Phrase
  readonly starter: string
  /** As readers of English can read it. */
  readonly starterEn: string
  readonly step: string
}

type Title = (facts: Facts) => Phrase

/** What notices call a process: its own name where the school has given no other for them. */
export const nameInNotices = ({ notify: { title } }: Pick<ProcessSettings, 'notify'>, name: Phrase): Phrase =>
  title === '' ? name : [title, title, title]

/** What the title of each notice says; the body is the card of the application. */
export const noticeTitles: Record<Exclude<Notice, 'task_gone'>, Title> = {
  task: ({ starter, starterEn, process: [cn, en, tw] }) => [
    `${starter}提交的${cn}待您审批`,
    `${starterEn} needs your approval: ${en}`,
    `${starter}提交的${tw}待您審批`,
  ],
  returned: ({ process: [cn, en, tw] }) => [
    `您的${cn}被退回，请修改后重新提交`,
    `Returned for changes: your ${en}`,
    `您的${tw}被退回，請修改後重新提交`,
  ],
  copied: ({ starter, starterEn, process: [cn, en, tw] }) => [
    `${starter}的${cn}抄送给您`,
    `${starterEn} – ${en}: a copy for you`,
    `${starter}的${tw}抄送給您`,
  ],
  mentioned: ({ starter, starterEn, process: [cn, en, tw] }) => [
    `有人在${starter}的${cn}中提到您`,
    `You were mentioned in ${starterEn}’s ${en}`,
    `有人在${starter}的${tw}中提到您`,
  ],
  urged: ({ starter, starterEn, process: [cn, en, tw] }) => [
    `${starter}催办：${cn}`,
    `${starterEn} sent you a reminder: ${en}`,
    `${starter}催辦：${tw}`,
  ],
  reminded: ({ starter, starterEn, process: [cn, en, tw] }) => [
    `${starter}的${cn}即将或已经超时，请尽快处理`,
    `Overdue: ${starterEn}’s ${en} is waiting for you`,
    `${starter}的${tw}即將或已經逾時，請盡快處理`,
  ],
  failed: ({ step, process: [cn, en, tw] }) => [
    `${cn}的“${step}”执行失败，请处理`,
    `${en}: “${step}” failed and needs you`,
    `${tw}的「${step}」執行失敗，請處理`,
  ],
  moved: ({ process: [cn, en, tw] }) => [
    `您的${cn}已改按新版流程办理`,
    `Your ${en} now follows the new version of the process`,
    `您的${tw}已改按新版流程辦理`,
  ],
  task_changed: ({ starter, starterEn, process: [cn, en, tw] }) => [
    `${starter}的${cn}已改按新版流程办理，您的审批内容有变化`,
    `${starterEn}’s ${en} follows a new version: what you decide about has changed`,
    `${starter}的${tw}已改按新版流程辦理，您的審批內容有變化`,
  ],
  passed: ({ process: [cn, en, tw] }) => [`您的${cn}已通过`, `Approved: your ${en}`, `您的${tw}已通過`],
  refused: ({ process: [cn, en, tw] }) => [`您的${cn}未通过`, `Rejected: your ${en}`, `您的${tw}未通過`],
  cancelled: ({ process: [cn, en, tw] }) => [`${cn}已撤销`, `Cancelled: ${en}`, `${tw}已撤銷`],
}

/** Those that ask for an action; the others are news. */
export const isToDo = (about: Notice) =>
  about === 'task' || about === 'returned' || about === 'urged' || about === 'reminded' || about === 'failed'
