import { BellOutline } from '@campus/ui/icons/bell-outline.ts'
import { CalendarOutline } from '@campus/ui/icons/calendar-outline.ts'
import { CompassOutline } from '@campus/ui/icons/compass-outline.ts'
import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { MessageOutline } from '@campus/ui/icons/message-outline.ts'
import { PayCircleOutline } from '@campus/ui/icons/pay-circle-outline.ts'
import { QuestionCircleOutline } from '@campus/ui/icons/question-circle-outline.ts'
import { SetOutline } from '@campus/ui/icons/set-outline.ts'
import { TeamOutline } from '@campus/ui/icons/team-outline.ts'
import { TextOutline } from '@campus/ui/icons/text-outline.ts'
import { UserCircleOutline } from '@campus/ui/icons/user-circle-outline.ts'
import type { ComponentType } from 'react'

/** By what the school's word for a topic speaks of; a topic of its own making gets the question mark. */
const icons: readonly (readonly [RegExp, ComponentType])[] = [
  [/account|login|password/, UserCircleOutline],
  [/cert|document|file/, FileOutline],
  [/pay|wallet|order|fee/, PayCircleOutline],
  [/print|terminal/, TextOutline],
  [/study|course|schedule|leave/, CalendarOutline],
  [/message|notice/, BellOutline],
  [/people|contact|profile|book/, TeamOutline],
  [/campus|life/, CompassOutline],
  [/system|app|setting/, SetOutline],
  [/feedback/, MessageOutline],
]

export const iconOfType = (type: string): ComponentType => icons.find(([pattern]) => pattern.test(type))?.[1] ?? QuestionCircleOutline
