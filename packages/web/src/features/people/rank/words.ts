import { counted } from '@campus/contract/counted.ts'
import type { rankSteps } from '@campus/contract/home/workbench.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type Step = (typeof rankSteps)[number]

const stepNames: Record<Step, Phrase> = {
  profile: ['完善个人资料', 'Complete your profile', '完善個人資料'],
  phone: ['绑定手机号', 'Add your phone', '綁定手機號碼'],
  email: ['绑定邮箱', 'Add your email', '綁定電子信箱'],
  avatar: ['设置头像', 'Add a picture', '設定頭像'],
  portrait: ['上传证件照', 'Add your portrait', '上傳證件照'],
  emergency_contact: ['添加紧急联系人', 'Add an emergency contact', '新增緊急聯絡人'],
  passkey: ['添加通行密钥', 'Add a passkey', '新增通行金鑰'],
  reminders: ['设置消息提醒', 'Set your notifications', '設定訊息提醒'],
  feedback: ['提交一次反馈', 'Send feedback once', '提交一次回饋'],
  evaluation: ['评价一次服务', 'Rate a service once', '評價一次服務'],
}

const levelNames: readonly Phrase[] = [
  ['新人', 'Newcomer', '新人'],
  ['起步', 'Starter', '起步'],
  ['熟手', 'Regular', '熟手'],
  ['行家', 'Expert', '行家'],
  ['校园达人', 'Campus star', '校園達人'],
]

export const rankWords = wordsOf({
  level: (level: number): Phrase => [`${level} 级`, `Level ${level}`, `${level} 級`],
  levelName: (level: number): Phrase => levelNames[level - 1] ?? ['', '', ''],
  progress: ['距离下一级的进度', 'Progress to the next level', '距離下一級的進度'],
  points: (points: number): Phrase => [`${points} 分`, counted(points, 'point'), `${points} 分`],
  left: (points: number): Phrase => [
    `再得 ${points} 分升级`,
    `${points} more ${points === 1 ? 'point' : 'points'} to the next level`,
    `再得 ${points} 分升級`,
  ],
  top: ['已经是最高等级', 'You are at the top level', '已經是最高等級'],
  ahead: (percent: number): Phrase => [
    `资料完整度超过 ${percent}% 的同类用户`,
    `Your profile is more complete than ${percent}% of similar users`,
    `資料完整度超過 ${percent}% 的同類使用者`,
  ],
  steps: ['怎样升级', 'How to level up', '怎樣升級'],
  step: (step: Step): Phrase => stepNames[step],
  plus: (points: number): Phrase => [`+${points}`, `+${points}`, `+${points}`],
  done: ['已完成', 'Done', '已完成'],
})
