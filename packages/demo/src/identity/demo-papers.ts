import type { PaperFault, PaperField } from '@campus/contract/identity/papers.ts'

export interface DemoPaper {
  readonly student: string
  /** As the card says it; the school's record differs. */
  readonly name: string
  readonly number: string
  readonly birthDate: string
  readonly sex: 'male' | 'female'
  /** Which of the drawn people is on the card. */
  readonly portrait: number
  readonly faults?: readonly PaperFault[]
  /** What its owner typed, because it could not be read. */
  readonly typed?: readonly PaperField[]
}

/** Specimens that a person has to look at: another name, another number, a card that glares. */
export const demoPapers: readonly DemoPaper[] = [
  { student: '100301', name: '吴一桦', number: '990101200607023004', birthDate: '2006-07-02', sex: 'female', portrait: 29 },
  { student: '100302', name: '蔡宇琳', number: '990101200607083015', birthDate: '2006-07-08', sex: 'male', portrait: 40 },
  {
    student: '100303',
    name: '李慧超',
    number: '990101200606253027',
    birthDate: '2006-06-25',
    sex: 'female',
    portrait: 31,
    faults: ['glare'],
    typed: ['name', 'number'],
  },
]

export const cardBack = { authority: '样本市公安局示例分局', validFrom: '2022-05-06', validUntil: '2032-05-06' } as const

export const cardAddress = '样本省样本市学院路一号'

export interface DecidedPaper {
  readonly student: string
  readonly state: 'checked' | 'refused'
  readonly reason: string
  readonly hoursAgo: number
}

export const decidedPapers: readonly DecidedPaper[] = [
  { student: '100304', state: 'refused', reason: '证件已过有效期，请提交新证件。', hoursAgo: 60 },
  { student: '100361', state: 'checked', reason: '当面核对无误。', hoursAgo: 100 },
]
