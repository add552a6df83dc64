import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { ComponentType } from 'react'
import { certificateServices } from './certificate-services.ts'
import { consoleServices } from './console-services.ts'
import { officeServices } from './office-services.ts'
import { ownServices } from './own-services.ts'
import { printServices } from './print-services.ts'
import { terminalServices } from './terminal-services.ts'

/** What people come for, in the order in which they look for it. */
export const serviceGroups = {
  certificates: ['证明', 'Certificates', '證明'],
  printing: ['打印', 'Printing', '列印'],
  study: ['学习', 'Study', '學習'],
  office: ['办事', 'Office', '辦事'],
  mine: ['我的', 'Me', '我的'],
} as const satisfies Record<string, Phrase>

export type ServiceGroup = keyof typeof serviceGroups

export interface Service {
  /** The word by which the server keeps orders, favourites and badges. */
  readonly name: string
  readonly group: ServiceGroup
  readonly path: Path
  readonly title: Phrase
  /** The syllables of the Chinese title, for people who type pinyin or its initials. */
  readonly spelling: string
  readonly icon: ComponentType
}

/** Everything that home and workbench can offer; an entry is shown when its screen exists and the reader may open it. */
export const services: readonly Service[] = [
  ...certificateServices,
  ...printServices,
  ...terminalServices,
  ...officeServices,
  ...consoleServices,
  ...ownServices,
]
