import type { Language } from '@campus/contract/language.ts'
import type { Size } from '../people/device.ts'

export interface Look {
  readonly language: Language
  readonly size: Size
}

/** In which language and size the journeys of approvals are made: each in one, and together in all. */
export const approvalLooks = {
  applying: { language: 'zh_TW', size: 'phone' },
  returning: { language: 'zh_TW', size: 'wide' },
  drafting: { language: 'en_US', size: 'phone' },
  deciding: { language: 'en_US', size: 'wide' },
  absence: { language: 'en_US', size: 'phone' },
  printing: { language: 'zh_CN', size: 'phone' },
  checking: { language: 'zh_CN', size: 'wide' },
  moving: { language: 'zh_TW', size: 'wide' },
  designing: { language: 'en_US', size: 'wide' },
  listing: { language: 'zh_CN', size: 'phone' },
  planning: { language: 'zh_CN', size: 'phone' },
} as const satisfies Readonly<Record<string, Look>>
