import type { Phrase } from '@campus/contract/language.ts'

/** The two kinds of study records that certificates are made from. */
export const academicSources = {
  undergraduate: ['本科教务系统', 'Undergraduate records', '大學部教務系統'],
  graduate: ['研究生系统', 'Graduate records', '研究生系統'],
} as const satisfies Record<string, Phrase>
