import type { Phrase } from '@campus/contract/language.ts'

/** A heading of the menu with the entries below it. An area may bring one of its own. */
export interface MenuSection {
  readonly title: Phrase
  readonly order: number
}

export const menuSections = {
  start: { title: ['首页', 'Start', '首頁'], order: 0 },
  people: { title: ['人员', 'People', '人員'], order: 10 },
  teaching: { title: ['教学', 'Teaching', '教學'], order: 15 },
  certificates: { title: ['证明', 'Certificates', '證明'], order: 20 },
  approvals: { title: ['审批', 'Approvals', '審批'], order: 25 },
  money: { title: ['账务', 'Money', '帳務'], order: 30 },
  terminals: { title: ['终端与打印', 'Terminals and printing', '終端與列印'], order: 40 },
  appeals: { title: ['申诉', 'Appeals', '申訴'], order: 50 },
  communication: { title: ['沟通', 'Communication', '溝通'], order: 60 },
  statistics: { title: ['统计', 'Statistics', '統計'], order: 65 },
  logs: { title: ['日志', 'Logs', '日誌'], order: 66 },
  school: { title: ['学校', 'School', '學校'], order: 70 },
  operations: { title: ['运维', 'Operations', '維運'], order: 80 },
} as const satisfies Record<string, MenuSection>
